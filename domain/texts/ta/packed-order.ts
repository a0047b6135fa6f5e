import type { Texts } from '../texts.ts'

export const packedOrderTexts: Texts['packedOrderTexts'] = {
  subject: (order) => `உங்கள் ஓடர் #${order} ஒரு மாற்றத்துடன் பொதி செய்யப்பட்டது`,
  preview: 'நீங்கள் ஓடர் செய்த அனைத்தும் அவ்வாறே இருக்கவில்லை.',
  heading: 'உங்கள் ஓடர் பொதி செய்யப்பட்டது',
  text: (order) => `உங்கள் ஓடர் #${order} பொதி செய்யப்பட்டது. நீங்கள் ஓடர் செய்த அனைத்தும் அவ்வாறே இருக்கவில்லை:`,
  asOrdered: 'அனைத்தும் நீங்கள் ஓடர் செய்தவாறே உள்ளன.',
  leftOut: 'சேர்க்கப்படவில்லை',
  replaced: (substitute, amount) => `பதிலாக ${substitute}, ${amount}`,
  causes: {
    NOT_SUPPLIED: 'உங்கள் ஓடரைப் பொதி செய்தபோது இது இருக்கவில்லை.',
    CHEAPER: 'பதிலாகச் சேர்த்த பொருளின் விலை குறைவு.',
  },
  nothingFound: 'உங்கள் ஓடரைப் பொதி செய்தபோது அதிலுள்ள எந்தப் பொருளும் இருக்கவில்லை. வருந்துகிறோம்.',
}
