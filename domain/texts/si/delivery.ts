import type { Texts } from '../texts.ts'

export const deliveryTexts: Texts['deliveryTexts'] = {
  notServed: (areas) =>
    `මේ ලිපිනයට අපි තවම බෙදාහරින්නේ නැත. අපි බෙදාහරින ප්‍රදේශ: ${areas}. වෙනත් ලිපිනයක් තෝරන්න.`,
  belowMinimum: (amount, area) => `${area} වෙත බෙදාහැරීමට තව ${amount}ක භාණ්ඩ අවශ්‍යයි.`,
  moreForFree: (amount) => `තව ${amount}ක භාණ්ඩ ගතහොත් බෙදාහැරීම නොමිලේ.`,
}
