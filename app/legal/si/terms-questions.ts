import type { Question } from '../../shell/structured-data/questions.ts'
import { howToCancel, refundRules } from './refund-rules.ts'
import { termsWordings } from './terms-wordings.ts'

const [onlyBeforeShipment, noReturns, within24Hours, isReplaced] = refundRules

export const termsQuestions: readonly Question[] = [
  { question: 'මට ගෙවිය හැක්කේ කෙසේද?', answer: termsWordings.prepaid },
  {
    question: 'මගේ ඇණවුම ලැබෙන්නේ කවදාද?',
    answer: `${termsWordings.deliveryAim} ${termsWordings.deliveryArea}`,
  },
  { question: 'බෙදාහැරීමේ ගාස්තුව කීයද?', answer: termsWordings.deliveryFees },
  {
    question: 'ඇණවුමක් අවලංගු කළ හැකිද?',
    answer: `${onlyBeforeShipment} ${howToCancel} ${noReturns}`,
  },
  {
    question: 'යමක් හානි වී හෝ වැරදී ඇත්නම් කුමක් කළ යුතුද?',
    answer: `${within24Hours} ${isReplaced}`,
  },
]
