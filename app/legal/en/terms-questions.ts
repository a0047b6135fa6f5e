import type { Question } from '../../shell/structured-data/questions.ts'
import { howToCancel, refundRules } from './refund-rules.ts'
import { termsWordings } from './terms-wordings.ts'

const [onlyBeforeShipment, noReturns, within24Hours, isReplaced] = refundRules

export const termsQuestions: readonly Question[] = [
  { question: 'How can I pay?', answer: termsWordings.prepaid },
  {
    question: 'When will my order arrive?',
    answer: `${termsWordings.deliveryAim} ${termsWordings.deliveryArea}`,
  },
  { question: 'What does delivery cost?', answer: termsWordings.deliveryFees },
  {
    question: 'Can I cancel an order?',
    answer: `${onlyBeforeShipment} ${howToCancel} ${noReturns}`,
  },
  {
    question: 'What if something is damaged or wrong?',
    answer: `${within24Hours} ${isReplaced}`,
  },
]
