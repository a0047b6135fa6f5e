import type { ShopFacts } from '../../../domain/settings/shop-facts.ts'
import type { Question } from '../../shell/structured-data/questions.ts'

export const privacyQuestions = (shop: ShopFacts): readonly Question[] => [
  {
    question: `Does ${shop.name} see my card details?`,
    answer:
      'No. You type them in on the payment gateway’s own page. The gateway tells us only whether the payment went through, and its reference.',
  },
  {
    question: 'Who gets to see my address?',
    answer:
      'Those who pack and deliver your order, and the payment gateway when you pay. We do not sell it or lend it to anyone.',
  },
  {
    question: 'Can I see, correct or delete what you know about me?',
    answer: `Yes. Your profile shows your details and lets you change them; your addresses can be changed and deleted at the checkout. The profile also gives you a copy of all your data, and deletes your account. For everything else write to ${shop.supportEmail}.`,
  },
  {
    question: 'How do I stop the monthly updates?',
    answer:
      'With the unsubscribe link in the mail that confirmed your subscription. It works at once and asks for no login.',
  },
  {
    question: 'Does the shop use cookies?',
    answer:
      'Only one, and only once you have signed in: it keeps wrong login attempts of strangers from locking you out. It opens nothing. What the shop must remember between two pages, such as that you are signed in, stays in your browser’s own storage.',
  },
]
