import type { Question } from '../../shell/structured-data/questions.ts'
import { howToCancel, refundRules } from './refund-rules.ts'
import { termsWordings } from './terms-wordings.ts'

export const termsQuestions: readonly Question[] = [
  { question: 'எவ்வாறு பணம் செலுத்தலாம்?', answer: termsWordings.prepaid },
  {
    question: 'எனது ஓடர் எப்போது வந்து சேரும்?',
    answer: `${termsWordings.deliveryAim} ${termsWordings.deliveryArea}`,
  },
  { question: 'விநியோகக் கட்டணம் எவ்வளவு?', answer: termsWordings.deliveryFees },
  {
    question: 'ஓடரை இரத்துச் செய்யலாமா?',
    answer: `${refundRules.onlyBeforeShipment} ${howToCancel} ${refundRules.noReturns}`,
  },
  {
    question: 'பொருள் சேதமடைந்திருந்தால் அல்லது தவறாக வந்தால்?',
    answer: `${refundRules.within24Hours} ${refundRules.isReplaced}`,
  },
]
