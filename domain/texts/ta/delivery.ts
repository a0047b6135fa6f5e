import type { Texts } from '../texts.ts'

export const deliveryTexts: Texts['deliveryTexts'] = {
  notServed: (areas) =>
    `இந்த முகவரிக்கு நாங்கள் இன்னும் விநியோகிப்பதில்லை. நாங்கள் விநியோகிக்கும் இடங்கள்: ${areas}. வேறொரு முகவரியைத் தெரிவு செய்யவும்.`,
  belowMinimum: (amount, area) => `${area}: விநியோகிக்க இன்னும் ${amount} பெறுமதியான பொருட்கள் தேவை.`,
  moreForFree: (amount) => `இன்னும் ${amount} பெறுமதியான பொருட்களுக்கு விநியோகம் இலவசம்.`,
}
