export const homeTexts = {
  head: {
    title: (shop: string) => `${shop} - Your Neighborhood Food Shop`,
    description:
      'Groceries for Sri Lankan kitchens: fresh products, ready-made packages and boxes of your own, brought to your home.',
    keywords: [
      'online grocery shop',
      'Sri Lanka',
      'fresh produce',
      'grocery packages',
      'Colombo delivery',
    ],
  },
  packages: 'Packages',
  loadingPackages: 'Loading packages…',
  toPackages: 'Go to Packages',
  howItWorks: 'How it works',
  steps: {
    order: {
      title: 'Start Your Order',
      text: 'Choose a package, or fill a box of your own.',
    },
    produce: {
      title: 'Fresh Produce',
      text: 'Picked out by hand, as you would at the pola.',
    },
    delivery: {
      title: 'Good food. Fast delivery.',
      text: 'Packed in one box and brought to your door.',
    },
  },
  departments: 'Departments',
  tiles: {
    vegetables: 'Vegetables',
    bakery: 'Bakery',
    organic: 'Fresh & Organic',
    snacks: 'Snacks & Nuts',
  },
  popular: {
    title: 'Popular Products',
    categories: 'Popular categories',
    loading: 'Loading products',
    more: 'See More Products',
  },
  freshness: {
    title: <Break>(lineBreak: Break) => ['Fresh like a ', lineBreak, 'morning at the pola'],
    text: 'Gotukola in bunches, thambili by the pair, keeri samba by the sack. You choose it here; we pack it in one box.',
    link: 'See the products',
  },
  app: {
    title: 'The shop in your pocket',
    text: 'Your packages, your orders and the whole market on your phone.',
  },
  charities: {
    title: <Break>(lineBreak: Break) => ['A place in the box ', lineBreak, 'for a neighbour'],
    text: 'Meet the kitchens, pantries and gardens that put food on other tables.',
    link: 'Find Out More',
  },
  sriLanka: {
    title: 'We are in Sri Lanka',
    text: 'Packed in Colombo, delivered in Colombo and the areas around it.',
    openMap: 'Open the map',
    map: 'Map of Sri Lanka; Colombo is marked on its west coast',
    mapCredit: <Link>(map: Link, licence: Link) => ['Map: ', map, ', after MapSVG, ', licence],
  },
}

export const feedbackTexts = {
  title: 'What customers say',
  give: 'Give feedback',
  closeForm: 'Close feedback form',
  loading: 'Loading feedback',
  none: 'No feedback available',
  beFirst: 'Be the first to leave us a review!',
  reviews: 'Reviews',
  carousel: {
    all: 'Turn the reviews',
    previous: 'Previous reviews',
    next: 'Next reviews',
    turn: (number: number, count: number) => `Show reviews ${number} of ${count}`,
  },
  formTitle: 'How was it?',
  rating: 'Rating',
  submit: 'Submit',
  loginFirst: 'Please login to give feedback',
  noToken: 'Authentication token not found',
  expired: 'Session expired. Please login again.',
  denied: 'Access denied. Please check your permissions.',
  failed: 'Failed to submit feedback. Please try again.',
  given: 'Feedback submitted successfully!',
  nameTooLong: (most: number) => `Name must be ${most} characters or less`,
  messageRequired: 'Feedback message is required',
  messageTooShort: 'Feedback must be at least 10 characters',
  tooManyWords: (most: number) => `Feedback must be ${most} words or less`,
  wordsHint: (most: number) => `Maximum ${most} words allowed`,
  wordCount: (words: number, most: number) => `${words}/${most} words`,
  seeMore: 'See more',
  seeLess: 'See less',
  // Not in the specification:
  ratingRequired: 'Please select a rating',
}

export const contactTexts = {
  heading: 'Contact',
  introduction: 'Ask about an order, a product or a delivery. We answer by e-mail.',
  ourEmail: 'E-mail',
  ourPhone: 'Phone',
  title: 'Get in Touch',
  placeholders: {
    name: 'Your name',
    email: 'you@example.lk',
    phone: '+94 77 123 4567',
    message: 'How can we help?',
  },
  submit: 'Send message',
  sent: 'Your message has been sent successfully!',
  failed: 'Failed to send your message. Please try again.',
  phoneInvalid: 'Please enter a valid phone number',
  messageRequired: 'Message is required',
  messageTooShort: 'Message must be at least 10 characters',
}
