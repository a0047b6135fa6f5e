/** Customers' own packages, shared by a link. */
export const sharedPackageTexts = {
  head: {
    title: 'A shared package',
    description: 'Somebody has put this package together and shared it with you.',
    keywords: ['shared package', 'custom package', 'Sri Lanka'],
  },
  sharedWithYou: 'Shared with you',
  contents: 'What is inside',
  priceOfToday: 'At today’s prices. Copy it, and change it as you like.',
  copy: 'Copy to my packages',
  login: 'Please login, so that the copy is yours.',
  share: 'Share',
  isShared: 'Shared by a link',
  title: (name: string) => `Share ${name}`,
  whatOthersSee:
    'Everyone who has the link sees the name of the package, what is in it and today’s prices, and can copy it. They see nothing of you.',
  make: 'Make a link',
  link: 'Link',
  copyLink: 'Copy the link',
  copied: 'The link is copied.',
  copyByHand: 'The link is selected. Please copy it.',
  end: 'End the link',
  failed: 'Failed to change the link. Please try again.',
}
