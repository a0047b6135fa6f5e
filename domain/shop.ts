/** Facts about the shop. The contact details are fictitious: an owner puts the real ones here. */
export const shop = {
  name: 'JOY Box',
  supportEmail: 'support@joybox.example',
  supportPhone: '+94 11 000 0000',
  location: 'Sri Lanka, Colombo',
  mapUrl: 'https://www.openstreetmap.org/?mlat=6.9271&mlon=79.8612#map=12/6.9271/79.8612',
  copyrightYear: 2025,
  defaultCountry: 'Sri Lanka',
  currency: 'LKR',
  locale: 'en-LK',
  timeZone: 'Asia/Colombo',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/joybox.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/joybox.example' },
    { name: 'X', url: 'https://x.com/joybox_example' },
  ],
  appStoreUrl: 'https://apps.apple.com/app/joybox-example',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.joybox',
} as const
