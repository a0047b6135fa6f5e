export const footerTexts = {
  newsletterTitle: 'Your monthly dose of updates, and offers',
  newsletterText:
    'Subscribe with your email — be the first to know about new product releases and amazing deals!',
  newsletter: 'Newsletter',
  yourEmail: 'Your e-mail address',
  emailPlaceholder: 'Your email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  // Not in the specification:
  subscribed: 'Thank you for subscribing! Please look into your mail.',
  contact: 'Contact',
  rightsReserved: 'All Rights Reserved.',
  terms: 'Terms',
  privacy: 'Privacy',
  cookies: 'Cookies',
  downloadOn: 'Download on the',
  appStore: 'App Store',
  getItOn: 'Get it on',
  googlePlay: 'Google Play',
}
