import { erasureDays, sessionDays, tokenHours } from '../../../domain/limits.ts'
import { keptFor } from '../../../domain/privacy/retention.ts'
import type { ShopFacts } from '../../../domain/settings/shop-facts.ts'
import type { LegalText } from '../legal-text.ts'
import { ShopContact } from '../shop-contact.tsx'
import { privacyQuestions } from './privacy-questions.ts'
import { howToCancel, refundRules } from './refund-rules.ts'

export const privacyPolicy = (shop: ShopFacts): LegalText => ({
  title: 'Privacy Policy',
  description: `What ${shop.name} knows about its customers, what it does with it, who gets to see it, and your rights under Sri Lanka’s data protection law.`,
  keywords: ['privacy policy', 'data protection', 'Sri Lanka', 'refund policy'],
  lead: `What ${shop.name} knows about you, what we do with it, and what you can ask of us.`,
  badge: `Updated: ${shop.copyrightYear}`,
  questions: privacyQuestions(shop),
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      text: (
        <>
          <p>
            You can look around the whole shop without telling us who you are. From the moment you
            sign up we keep what it takes to sell you food and bring it to a door.
          </p>
          <ul>
            <li>
              <strong>Your account:</strong> name, e-mail, NIC number, phone number and password.
              The password is stored in a scrambled form from which nobody can read it, ourselves
              included.
            </li>
            <li>
              <strong>Delivery addresses:</strong> name, street, postal code and phone number of the
              person we deliver to, and an e-mail if you give one. When that person is somebody
              else, please let them know.
            </li>
            <li>
              <strong>What you choose and buy:</strong> your cart, the packages you build, your
              orders, and the reference of each payment. Card details never reach us.
            </li>
            <li>
              <strong>What you write to us:</strong> messages, and the e-mail address for the
              monthly updates. Feedback stands on our home page for everyone to read, under the name
              that you give it.
            </li>
            <li>
              <strong>Traces of a visit:</strong> our server notes which pages are asked for and
              when, and counts login attempts by network address, so that nobody can try out
              passwords. For 90 days it recognises a network from which you have signed in. As long
              as you are signed in it knows since when, and the names of your browser and system. Of
              a passkey it knows the public half, your name for it, and when it was last used.
            </li>
          </ul>
          <p>
            Your own browser keeps a few things for the shop: that you are signed in, the language
            you chose, which address you chose last, what you were about to add to the cart when we
            asked you to log in, changes of your cart that we have not saved yet, a package that you
            have not saved yet, what you have typed and not sent yet, what you chose for your next
            order, an order that we have not answered yet, and whether you have seen the tour of the
            checkout. While you change to another language it keeps what one page hands on to the
            next, such as where you were going when we asked you to log in, or the code for a new
            password. Where the shop offers it, your browser also keeps what you searched for last,
            and pages that you opened, with your cart, orders and packages, to show them without a
            connection.
          </p>
          <p>
            There are no trackers, and a single cookie: once you have signed in, your browser can
            show that it is yours, so that wrong login attempts of strangers do not lock you out. It
            opens nothing and lasts a year.
          </p>
        </>
      ),
    },
    {
      id: 'use-of-information',
      title: 'Use of information',
      text: (
        <>
          <p>We use this information to</p>
          <ul>
            <li>take your orders, have them paid, pack them and deliver them;</li>
            <li>confirm orders by e-mail, and send the codes with which you change a password;</li>
            <li>know who holds an account, and keep others out of it;</li>
            <li>answer you when you write;</li>
            <li>send the monthly updates, if you subscribed to them;</li>
            <li>keep the books that a shop has to keep.</li>
          </ul>
          <p>
            We keep it no longer than we need it: a message for a year after our answer, a cart for
            a year after you changed it last, an account that was never used for a year. After{' '}
            {keptFor.orders.years} years orders no longer say whose they were.
          </p>
          <p>
            We do not build profiles for advertising, and no computer decides on its own what you
            may buy or what you pay: prices are the same for everyone.
          </p>
        </>
      ),
    },
    {
      id: 'sharing',
      title: 'Sharing',
      text: (
        <>
          <p>We do not sell information about you. It leaves our hands only</p>
          <ul>
            <li>
              to the <strong>payment gateway</strong>, when you pay: your name, e-mail, phone number
              and address, the order number and the amount;
            </li>
            <li>
              to those who <strong>deliver</strong>: name, address and phone number of the
              recipient;
            </li>
            <li>to the services that carry our e-mails and run our computers;</li>
            <li>to an authority, where the law obliges us to.</li>
          </ul>
          <p>The charities shown in the shop learn nothing about you from us.</p>
        </>
      ),
    },
    {
      id: 'security-and-rights',
      title: 'Security and your rights',
      text: (
        <>
          <p>
            Orders, addresses and profiles can be opened only by the customer they belong to. A
            login ends by itself {tokenHours} hours after you last used it, and after {sessionDays}{' '}
            days in any case. Signing out ends it at once, and changing the password ends every
            other login. No shop can rule out every mishap; if you notice anything odd about your
            account, please write to us.
          </p>
          <p>
            Sri Lanka’s Personal Data Protection Act, No. 9 of 2022, gives you rights over what is
            kept about you. In plain words, you may
          </p>
          <ul>
            <li>ask what we keep about you, and get a copy of it;</li>
            <li>have it corrected or completed where it is wrong or has gaps;</li>
            <li>take back a consent, such as that to the monthly updates;</li>
            <li>object to a use of it;</li>
            <li>
              ask us to erase it. Orders are an exception for as long as the law wants the books
              kept;
            </li>
            <li>
              complain to the Data Protection Authority of Sri Lanka if we do not do right by you.
            </li>
          </ul>
          <p>
            A copy of your data, and the end of your account, are on your profile: both ask for your
            password. An account is deleted {erasureDays} days after you asked for it, and once all
            that you have paid for is delivered; until then you can change your mind. For everything
            else write to us. We may ask a question or two first, to be sure that it is you.
          </p>
        </>
      ),
    },
    {
      id: 'refund-policy',
      title: 'Refund policy',
      text: (
        <>
          <ul>
            {refundRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p>
            {howToCancel} To report a fault, write to us and name the order number too. A picture of
            what is damaged helps.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      text: (
        <>
          <p>For questions about your information, and to use your rights:</p>
          <ShopContact />
        </>
      ),
    },
  ],
})
