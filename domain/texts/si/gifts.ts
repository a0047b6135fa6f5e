import type { Texts } from '../texts.ts'

export const giftTexts: Texts['giftTexts'] = {
  give: 'පුණ්‍යායතනයකට දෙන්න',
  notGiven: 'නැහැ, ඉහත ලිපිනයට',
  given: (name) => `ඔබ මේ ඇණවුම පරිත්‍යාග කරන්නේ: ${name}.`,
  gift: 'පරිත්‍යාගයක්',
  failed: 'පුණ්‍යායතනය තෝරාගත නොහැකි විය. නැවත උත්සාහ කරන්න.',
}
