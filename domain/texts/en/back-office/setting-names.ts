const untilWritten = 'Leave all three languages empty for the words that the shop was built with.'
const unlessChosen = 'A package that is no longer on sale gives its place to the next one.'
const tileHint =
  'It has the name of the category in each language, and leads to its products. Not chosen, or the category is not published any more: the tile that the shop was built with.'

/** What each setting is called, and what it does. */
export const settingNames = {
  'shop.name': {
    name: 'Name of the shop',
    hint: 'In titles, pages, mails and on invoices. The logo is a picture of its own.',
  },
  'shop.logo': {
    name: 'Logo',
    hint: 'On pages, mails, invoices and slips; best wide, on white or with no background. Without one: the logo that the shop was built with. The little icon of the browser’s tab stays.',
  },
  'shop.email': {
    name: 'Email for customers',
    hint: 'Customers write to it, mails come from it, and messages of the contact form go there. Your mail server must be allowed to send from it.',
  },
  'shop.phone': { name: 'Phone for customers', hint: 'On pages, in mails and on invoices.' },
  'shop.location': {
    name: 'Where the shop is',
    hint: 'In the footer and on invoices. English is needed.',
  },
  'shop.map': {
    name: 'Link to a map',
    hint: 'Behind “Open the map” on the home page. Without it there is no such button.',
  },
  'shop.facebook': { name: 'Facebook page', hint: 'Without it its icon is not shown.' },
  'shop.instagram': { name: 'Instagram page', hint: 'Without it its icon is not shown.' },
  'shop.x': { name: 'X page', hint: 'Without it its icon is not shown.' },
  'shop.appStore': {
    name: 'App in the App Store',
    hint: 'Without it its button is not shown; without both apps that part of the home page is left out.',
  },
  'shop.googlePlay': {
    name: 'App on Google Play',
    hint: 'Without it its button is not shown; without both apps that part of the home page is left out.',
  },
  'shop.worksOffline': {
    name: 'The shop can be installed, and works without a connection',
    hint: 'Phones offer to put the shop on the home screen. The home page, lists, products, packages and charities that a customer has opened before open again without a connection, marked with their time; so do the customer’s own cart, orders and packages, until they sign out. With a connection everyone sees today’s prices and stock. Switched off, browsers remove what they have kept at the next visit.',
  },
  'opening.hours': {
    name: 'When you are open',
    hint: 'In words, among the contacts on the home page: “Monday to Saturday, 8 to 18”. Leave all three languages empty to say nothing.',
  },
  'opening.closedUntil': {
    name: 'Closed until',
    hint: 'The day on which you open again. Until then no orders are taken, and every page says so. Orders that were placed before can still be paid. Empty: you are open.',
  },
  'texts.notice': {
    name: 'Notice on every page',
    hint: 'A sentence at the top. Leave all three languages empty to show none.',
  },
  'texts.noticeDays': {
    name: 'Days of the notice',
    hint: 'Empty: from now on, and until you take it away.',
  },
  'texts.bannerShown': {
    name: 'Banner of the products',
    hint: 'Above the products: “Free Shipping on over 10,000.00 LKR”, or the amount that you have set for delivery.',
  },
  'texts.banner': {
    name: 'Words of the banner',
    hint: `In place of what it says about delivery. ${untilWritten}`,
  },
  'texts.bannerDays': {
    name: 'Days of these words',
    hint: 'On all others the banner says what it was built with. Empty: from now on, and until you take them away.',
  },
  'texts.slogan': {
    name: 'Slogan',
    hint: `“Fresh Deals. Fresh Meals” at the top. ${untilWritten}`,
  },
  'texts.orderStepTitle': {
    name: 'Home page: title of the first step',
    hint: `“Start Your Order” ${untilWritten}`,
  },
  'texts.orderStep': {
    name: 'Home page: the first step',
    hint: `“Choose a package, or fill a box of your own.” ${untilWritten}`,
  },
  'texts.produceStepTitle': {
    name: 'Home page: title of the second step',
    hint: `“Fresh Produce” ${untilWritten}`,
  },
  'texts.produceStep': {
    name: 'Home page: the second step',
    hint: `“Picked out by hand, as you would at the pola.” ${untilWritten}`,
  },
  'texts.deliveryStepTitle': {
    name: 'Home page: title of the third step',
    hint: `“Good food. Fast delivery.” ${untilWritten}`,
  },
  'texts.deliveryStep': {
    name: 'Home page: the third step',
    hint: `“Packed in one box and brought to your door.” ${untilWritten}`,
  },
  'texts.freshnessTitle': {
    name: 'Home page: title of the market',
    hint: `“Fresh like a morning at the pola” ${untilWritten}`,
  },
  'texts.freshness': {
    name: 'Home page: the market',
    hint: `“Gotukola in bunches, thambili by the pair …” ${untilWritten}`,
  },
  'texts.appTitle': {
    name: 'Home page: title of the app',
    hint: `“The shop in your pocket” ${untilWritten}`,
  },
  'texts.app': {
    name: 'Home page: the app',
    hint: `“Your packages, your orders and the whole market on your phone.” ${untilWritten}`,
  },
  'texts.charitiesTitle': {
    name: 'Home page: title of charities',
    hint: `“A place in the box for a neighbour” ${untilWritten}`,
  },
  'texts.charities': {
    name: 'Home page: charities',
    hint: `“Meet the kitchens, pantries and gardens …” ${untilWritten}`,
  },
  'texts.sriLankaTitle': {
    name: 'Home page: title of where you deliver',
    hint: `“We are in Sri Lanka” ${untilWritten}`,
  },
  'texts.sriLanka': {
    name: 'Home page: where you deliver',
    hint: `“Packed in Colombo, delivered in Colombo and the areas around it.” ${untilWritten}`,
  },
  'texts.contact': {
    name: 'Home page: contact',
    hint: `“Ask about an order, a product or a delivery …” ${untilWritten}`,
  },
  'home.firstPackage': {
    name: 'First package at the top',
    hint: `As built: the first package on sale. ${unlessChosen}`,
  },
  'home.secondPackage': {
    name: 'Second package at the top',
    hint: `Beside the first one on wide screens. As built: the next package on sale. ${unlessChosen}`,
  },
  'home.firstTile': { name: 'First tile (“Vegetables”)', hint: tileHint },
  'home.secondTile': { name: 'Second tile (“Bakery”)', hint: tileHint },
  'home.thirdTile': { name: 'Third tile (“Fresh & Organic”)', hint: tileHint },
  'home.fourthTile': { name: 'Fourth tile (“Snacks & Nuts”)', hint: tileHint },
  'orders.holdMinutes': {
    name: 'Minutes that unpaid orders hold goods',
    hint: 'From 15 minutes to a day (1440). It counts for orders from now on, and the terms name it. Customers who let orders lapse get less.',
  },
  'orders.secondPersonFrom': {
    name: 'Refunds by two people, from how many rupees',
    hint: 'What is given back for an order is added up. From this amount on, it waits at the top of the list of orders until somebody else agrees. 0: nobody has to. Orders that customers cancel themselves do not wait.',
  },
  'catalogue.suggestions': {
    name: 'The search field makes suggestions',
    hint: 'Below the search field of the products, with pictures: what the search finds best, packages and categories, and what was searched for in the same browser before. Where nothing is found, customers see categories and popular products.',
  },
  'packages.sharing': {
    name: 'Customers share their own packages',
    hint: 'By a link that they make and end under “My Packages”. Anyone with the link sees the name of the package, what is in it and today’s prices, nothing of its owner, and can copy it.',
  },
  'catalogue.feed': {
    name: 'Google and Meta may list the products',
    hint: 'At /product-feed.xml, for Google Merchant Center, and the catalogues of Facebook, Instagram and WhatsApp: give them this address once, and they fetch names, prices, stock and pictures every day. Products without a picture are left out.',
  },
  'orders.customersMayCancel': {
    name: 'Customers cancel their own orders',
    hint: 'On the page of an order, until it has left the store or its picking on a phone has begun. The goods go back to the shelves. What was paid is refunded at once where the gateway can do it; otherwise the order waits at the top of the list to be refunded by hand.',
  },
  'orders.missingItems': {
    name: 'Customers choose what happens when something is missing',
    hint: 'At the checkout, for the whole order or for each product: replace it with something similar that is never dearer, leave it out and give the money back, or call first. The choice is remembered for the next order. Picking sheets, packing slips and the page of the order show it.',
  },
  'orders.callFirst': {
    name: 'Calling is one of these choices',
    hint: 'Switch it off if nobody can call customers while orders are packed. It has no effect while customers are not asked.',
  },
  'orders.picking': {
    name: 'Orders are picked on a phone',
    hint: 'The navigation shows “Picking”: who packs an order ticks off on a phone what goes into it, notes what is missing or replaced, and the money for it is given back when the order is packed. Sheets on paper stay as they are.',
  },
  'orders.byStaff': {
    name: 'Staff enters orders',
    hint: 'For customers who call, write, or stand at the counter, with or without an account. The list of orders shows “Enter an order”. It is at today’s prices, and takes its goods as every order does. It is paid with a link that is mailed, or copied into a message.',
  },
  'orders.linkMinutes': {
    name: 'Minutes that a payment link lives',
    hint: 'From 15 minutes to three days (4320). So long an order that staff has entered keeps its goods.',
  },
  'orders.story': {
    name: 'Orders tell what happened to them',
    hint: 'Customers read on the page of an order, below everything else, when it was placed, paid, packed, cancelled or refunded.',
  },
  'orders.gifts': {
    name: 'Customers give orders to charities',
    hint: 'At the checkout they choose a charity as the recipient, and read its thanks, also on the page of the order. On the page of each charity, write where such orders are delivered.',
  },
  'orders.buyAgain': {
    name: 'Customers keep favourites and buy again',
    hint: 'A page “Buy again” in their account lists their favourites and everything that they have bought before. On the page of a product or a package, a button makes it a favourite.',
  },
  'orders.claims': {
    name: 'Customers tell when something is wrong with their goods',
    hint: 'On the page of a completed order, with photographs of what is damaged: for 24 hours after the delivery what is damaged or missing, for 7 days what is not what was ordered. You decide on the page of the order: give money back, send it again, or say why not.',
  },
  'invoices.numbered': {
    name: 'Invoices have numbers without gaps',
    hint: 'Each order that is paid from now on gets an invoice number like 26NOV_INV_17, and what is given back a credit note with a number like 26NOV_CRN_3. In each month they are counted from 1. What an invoice says never changes. Orders that were paid before keep the order’s number.',
  },
  'invoices.seller': {
    name: 'Seller on invoices',
    hint: 'On numbered invoices: the registered name of your business. Empty: the name of the shop.',
  },
  'invoices.address': {
    name: 'Seller’s address on invoices',
    hint: 'On numbered invoices: street, number and town. Empty: where the shop is.',
  },
  'invoices.vatNumber': {
    name: 'VAT number',
    hint: 'Only if you are registered for VAT. Numbered invoices then show it, with the VAT that is in the prices, and products can be marked as exempt. Empty: invoices say nothing of VAT.',
  },
  'invoices.vatPercent': {
    name: 'VAT in percent',
    hint: 'For invoices from now on. What is already invoiced keeps its VAT.',
  },
  'delivery.runs': {
    name: 'Your own vans deliver the orders',
    hint: 'The navigation shows “Runs”: orders of a day are put into runs of your vans, with a loading list and a route sheet to print. Somebody with the role “Driver” sees the stops of today on a phone, and notes who took each order. Starting a run completes its orders.',
  },
  'sms.customers': {
    name: 'Customers get text messages about their delivery',
    hint: 'When a run of your vans starts, when an order is handed over, and when nobody is at home, beside the mails. Only mobile numbers of Sri Lanka. Your gateway charges for each; in Sinhala and Tamil a message holds 70 letters. It needs TEXTLK_TOKEN and TEXTLK_SENDER on the shop’s machine; without them messages are written down and not sent.',
  },
  'sms.recipients': {
    name: 'Recipients get text messages about their delivery',
    hint: 'When a run of your vans starts, and when nobody is at home: if the recipient is somebody else than the customer, with a mobile number of Sri Lanka. The checkout says so to the customer, who can tick that it is a surprise; nobody is told of an order that was placed before. It needs a gateway, as the messages to customers do.',
  },
  'sms.quietFrom': {
    name: 'No text messages from this hour on',
    hint: '0 to 23, in Sri Lanka. That an order is on its way is then not sent at all; everything else waits.',
  },
  'sms.quietUntil': {
    name: 'Text messages again from this hour on',
    hint: '0 to 23. The same hour twice: there are no quiet hours.',
  },
  'stock.lowLimit': {
    name: 'Running out',
    hint: 'With this many units or fewer a product runs out, on the dashboard and in the lists. A product can have a number of its own.',
  },
}
