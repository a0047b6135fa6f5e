import type { Texts } from '../texts.ts'

export const footerTexts: Texts['footerTexts'] = {
  newsletterTitle: 'மாதந்தோறும் புதிய தகவல்களும் சலுகைகளும்',
  newsletterText:
    'உங்கள் மின்னஞ்சலுடன் இணையவும்: புதிய பொருட்களையும் அருமையான சலுகைகளையும் முதலில் அறிபவர் நீங்கள்!',
  newsletter: 'செய்திமடல்',
  yourEmail: 'உங்கள் மின்னஞ்சல் முகவரி',
  emailPlaceholder: 'உங்கள் மின்னஞ்சல்',
  subscribe: 'இணைக',
  subscribing: 'இணைக்கிறது…',
  subscribed: 'இணைந்ததற்கு நன்றி! உங்கள் மின்னஞ்சலைப் பார்க்கவும்.',
  contact: 'தொடர்பு',
  rightsReserved: 'அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.',
  terms: 'நிபந்தனைகள்',
  privacy: 'தனியுரிமை',
  cookies: 'குக்கீகள்',
  downloadOn: 'பதிவிறக்குக',
  appStore: 'App Store',
  getItOn: 'பெற்றுக்கொள்க',
  googlePlay: 'Google Play',
}
