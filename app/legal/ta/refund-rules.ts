/** What may be cancelled, returned and replaced, in the same words on the privacy page and in the terms. */
export const refundRules = {
  onlyBeforeShipment: 'அனுப்பப்படுவதற்கு முன்னர் மட்டுமே ஓடர்களை இரத்துச் செய்யலாம்.',
  noReturns:
    'குறைபாடு அல்லது சேதம் இருந்தாலன்றி, அனுப்பப்பட்ட ஓடர்களைத் திருப்பி அனுப்பவோ அவற்றிற்கான பணத்தை மீளப்பெறவோ முடியாது.',
  within24Hours: 'சேதமடைந்த பொருட்கள் பற்றி, விநியோகிக்கப்பட்டு 24 மணித்தியாலங்களுக்குள் அறிவிக்க வேண்டும்.',
  isReplaced: 'தவறான பொருள் வந்தால், அது மாற்றித் தரப்படும்.',
}

/** In the same words there. An order's page has the button while it can be cancelled, if the shop's owner allows that. */
export const howToCancel =
  'ஓடரின் பக்கத்தில் அதற்கான பொத்தான் இருக்கும் வரை அங்கேயே இரத்துச் செய்யலாம்; இல்லையெனில் ஓடர் இலக்கத்தைக் குறிப்பிட்டு எங்களுக்கு எழுதவும்.'
