import { stockHoldMinutes } from '../../../domain/limits.ts'
import type { ShopFacts } from '../../../domain/settings/shop-facts.ts'
import type { LegalText } from '../legal-text.ts'
import { ShopContact } from '../shop-contact.tsx'
import { howToCancel, refundRules } from './refund-rules.ts'
import { termsQuestions } from './terms-questions.ts'
import { termsWordings } from './terms-wordings.ts'

const [onlyBeforeShipment, noReturns, within24Hours, isReplaced] = refundRules

export const termsConditions = (shop: ShopFacts): LegalText => ({
  title: 'Terms & Conditions',
  description: `The terms of ${shop.name}: ordering, payment, prices, delivery, cancelling, and what happens when something is damaged or wrong.`,
  keywords: ['terms and conditions', 'payment', 'delivery', 'Colombo', 'cancellation'],
  lead: `What you and ${shop.name} can expect of each other when you order.`,
  questions: termsQuestions,
  sections: [
    {
      id: 'general-terms',
      title: 'General terms',
      text: (
        <>
          <p>
            {shop.name} is an online shop for groceries in Sri Lanka. It sells single products,
            packages that are put together already, and packages that you put together yourself. By
            using the shop you agree to these terms.
          </p>
          <ul>
            <li>
              Everyone may look around. To order you need an account; please give true details and
              keep your password to yourself.
            </li>
            <li>
              Feedback is shown under the name that you write. Keep it honest and fair; we may take
              down what insults people or breaks the law.
            </li>
            <li>When these terms change, the new ones stand on this page.</li>
            <li>The law of Sri Lanka applies.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'ordering-and-payment',
      title: 'Ordering and payment',
      text: (
        <>
          <ul>
            <li>{termsWordings.prepaid}</li>
            <li>{termsWordings.prices} All prices are in Sri Lankan rupees (LKR).</li>
            <li>{termsWordings.confirmation}</li>
            <li>
              {onlyBeforeShipment} {howToCancel}
            </li>
          </ul>
          <p>
            Payment happens on the page of a payment gateway; we never see your card details. From
            the moment you place an order we set its goods aside for{' '}
            {shop.holdMinutes ?? stockHoldMinutes} minutes, or for a shorter time if it replaces an
            unpaid order or earlier orders were not paid. An order that is not paid by then can
            still be paid from your orders, as long as everything in it is in stock. So that
            something is left for everyone, unpaid orders hold only a part of our stock.
          </p>
        </>
      ),
    },
    {
      id: 'shipping-and-delivery',
      title: 'Shipping and delivery',
      text: (
        <>
          <ul>
            <li>{termsWordings.deliveryArea}</li>
            <li>{termsWordings.deliveryAim}</li>
            <li>{termsWordings.deliveryFees}</li>
          </ul>
          <p>
            We deliver to the address that you choose when you place the order. Please check it, and
            see that somebody can take the food in: much of it is fresh.
          </p>
          <ul>
            <li>{within24Hours} A picture helps.</li>
            <li>{isReplaced}</li>
            <li>{noReturns}</li>
          </ul>
        </>
      ),
    },
    {
      id: 'liability-and-disclaimers',
      title: 'Liability and disclaimers',
      text: (
        <>
          <ul>
            <li>
              Pictures in the shop show the kind of product, not the very piece that you get. Fruits
              and vegetables differ in size and look.
            </li>
            <li>
              Delivery times are aims. Weather, roads and closures can delay a delivery, and we do
              not answer for losses that follow from such a delay.
            </li>
            <li>
              We take care that the shop works, but cannot vouch that it is always open and free of
              mistakes.
            </li>
            <li>
              Pages that we link to, such as those of the payment gateway, app stores and social
              networks, are run by others under their own terms. Charities shown in the shop answer
              for their own work.
            </li>
            <li>
              If you are allergic to anything, read the label on the product before you eat it.
            </li>
          </ul>
          <p>Rights that the law gives you as a customer are not limited by this page.</p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      text: (
        <>
          <p>For questions about an order or about these terms:</p>
          <ShopContact />
        </>
      ),
    },
  ],
})
