import { dateAndTime, fullDate } from '../../dates.ts'
import { mostInlinePictures, mostPasskeys } from '../../limits.ts'
import { cents, exactAmount } from '../../money/money.ts'
import { outOfStockText } from '../out-of-stock.ts'
import type { Texts } from '../texts.ts'
import { otpTexts, sessionTexts } from './account.ts'
import { cartTexts } from './cart.ts'
import { checkoutTexts } from './checkout.ts'
import { customPackageTexts } from './custom-packages.ts'
import { deliveryTexts } from './delivery.ts'
import { formats } from './formats.ts'
import { orderTexts } from './orders.ts'
import { paymentResultTexts } from './payment-result.ts'
import { waitInWords } from './wait.ts'

const boundTexts = {
  becomeKnown:
    'உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்தினால் அல்லது முதல் ஓடருக்குப் பணம் செலுத்தினால் மேலும் ஓடர் செய்யலாம்.',
  payFirst: 'இதற்குப் பணம் செலுத்திய பின்னர் மீதியை ஓடர் செய்யலாம்.',
  largeOrders: 'பெரிய ஓடருக்கு எங்களுக்கு எழுதவும்.',
}

function amountOf(rupees: string): string {
  return `${formats.currency} ${exactAmount(cents(Number(rupees)), formats)}`
}

export const refusalTexts: Texts['refusalTexts'] = {
  invalid: ({ fields = {} }) => Object.values(fields)[0] ?? 'கோரிக்கை சரியானதல்ல.',
  invalidJson: 'கோரிக்கையின் உள்ளடக்கம் சரியான JSON அல்ல.',
  noSession: sessionTexts.ended,
  notSignedIn: 'முதலில் உள்நுழையவும்.',
  notYours: 'இது வேறொரு வாடிக்கையாளருக்கு உரியது.',
  fromElsewhere: 'இந்தக் கோரிக்கை கடையின் பக்கத்திலிருந்து வரவில்லை.',
  notFound: 'கிடைக்கவில்லை.',
  methodNotAllowed: 'இதை இங்கே செய்ய முடியாது.',
  tooLarge: 'கோரிக்கை மிகப் பெரியது.',
  notJson: 'கோரிக்கையின் உள்ளடக்கத்தை JSON ஆக அனுப்பவும்.',
  tooOften: ({ retryAfterSeconds }) =>
    `பல தடவை முயற்சித்துவிட்டீர்கள். ${waitInWords(retryAfterSeconds)} காத்திருந்து மீண்டும் முயற்சிக்கவும்.`,
  busy: 'கடையில் தற்போது கூட்டம் அதிகம். சில செக்கன்களின் பின்னர் மீண்டும் முயற்சிக்கவும்.',

  wrongCode: otpTexts.invalid,
  wrongLink: 'இந்த இணைப்பு ஏற்கெனவே பயன்படுத்தப்பட்டது, அல்லது காலாவதியாகிவிட்டது. புதியதைக் கேட்கவும்.',
  easyPassword:
    'இந்தக் கடவுச்சொல்லை எளிதில் ஊகிக்கலாம்: இது பலரும் பயன்படுத்துவது, அல்லது உங்கள் பெயர், மின்னஞ்சல், கடையின் பெயர் ஆகியவற்றைக் கொண்டது. வேறொன்றைத் தெரிவு செய்யவும்.',
  codesSuspended:
    'தவறான குறியீடுகள் பல உள்ளிடப்பட்டதால், சிறிது நேரத்திற்குக் குறியீடுகள் ஏற்கப்படமாட்டா. அதற்குப் பதிலாக எங்கள் மின்னஞ்சலிலுள்ள இணைப்பைப் பயன்படுத்தவும்.',
  wrongCredentials: sessionTexts.wrongCredentials,
  accountBlocked: 'உங்கள் கணக்கு முடக்கப்பட்டுள்ளது. எங்களைத் தொடர்புகொள்ளவும்; காரணத்தைத் தெரிவிப்போம்.',
  passwordNeeded: 'மின்னஞ்சல் முகவரியை மாற்ற உங்கள் கடவுச்சொல்லை உள்ளிடவும்.',
  wrongOwnPassword: 'இது உங்கள் கடவுச்சொல் அல்ல.',
  emailTaken: 'இந்த மின்னஞ்சல் முகவரியில் ஏற்கெனவே ஒரு கணக்கு உள்ளது.',

  tooManyPictures: `பொருட்களின் பட்டியல் ஒன்றில் ஆகக்கூடியது ${mostInlinePictures} படங்கள் வரும்: பட்டியலைப் பக்கம் பக்கமாகக் கேட்கவும்.`,
  unknownProduct: cartTexts.productUnknown,
  unknownPackage: cartTexts.packageUnknown,
  unknownCustomPackage: customPackageTexts.unknown,
  soldOut: ({ names, withdrawn }) =>
    [
      ...withdrawn.map(cartTexts.notSold),
      ...(names.length > 0 ? [`தற்போது கையிருப்பில் இல்லாதவை: ${names.join(', ')}.`] : []),
    ].join(' '),
  tooManyCustomPackages: 'சேமிக்கக்கூடிய பொதிகளின் எல்லையை எட்டிவிட்டீர்கள். முதலில் ஒன்றை நீக்கவும்.',
  customPackageChanged:
    'நீங்கள் திறந்த பின்னர் இந்தப் பொதி மாற்றப்பட்டுள்ளது; வேறொரு சாதனத்தில் மாற்றப்பட்டிருக்கலாம். இங்கே உள்ளவை அப்படியே உள்ளன: மற்றதற்குப் பதிலாக இதை வைத்திருக்க மீண்டும் சேமிக்கவும், மற்றதைப் பார்க்க இரத்துச் செய்யவும்.',
  unknownCart: cartTexts.missing,
  cartChanged: cartTexts.changedElsewhere,
  unknownRecipient: 'அப்படி ஒரு முகவரி இல்லை.',
  tooManyStockAlerts: 'அறிவிக்கக்கூடிய பொருட்களின் எல்லையை எட்டிவிட்டீர்கள். முதலில் ஒன்றை நீக்கவும்.',
  unknownPushService: 'இந்த உலாவிக்கு அறிவிப்புகளை அனுப்ப முடியாது.',
  tooManyFavourites: 'விருப்பமான பொருட்களின் எல்லையை எட்டிவிட்டீர்கள். முதலில் ஒன்றை அகற்றவும்.',
  tooManyRecipients: 'சேமிக்கக்கூடிய முகவரிகளின் எல்லையை எட்டிவிட்டீர்கள். முதலில் ஒன்றை நீக்கவும்.',
  unknownCharity: 'அப்படி ஒரு தொண்டு நிறுவனம் இல்லை.',

  nothingOrdered: 'இந்த ஓடரில் எதுவும் இல்லை.',
  tooExpensive: 'இணையத்தில் செலுத்த முடியாத அளவுக்கு இந்த ஓடரின் தொகை பெரியது.',
  unknownOrder: orderTexts.unknown,
  noOrders: paymentResultTexts.none,
  pricesChanged: 'நீங்கள் கடைசியாகப் பார்த்த பின்னர் விலைகள் மாறியுள்ளன. கூடையைச் சரிபார்க்கவும்.',
  packageChanged: ({ packageName }) =>
    `நீங்கள் கடைசியாகப் பார்த்த பின்னர் உள்ளே உள்ளவை மாறியுள்ளன: ${packageName}. கூடையைச் சரிபார்க்கவும்.`,
  otherTotal: 'இந்த ஓடரின் மொத்தம் வேறு. ஓடர்களை மீண்டும் ஏற்றவும்.',
  outOfStock: ({ products }) => outOfStockText(products, cartTexts),
  tooManyUnits: ({ mostUnits, canBecomeKnown }) => {
    const named = mostUnits.slice(0, 5).map(({ name, most }) => `${name} (${most || 'இல்லை'})`)
    const more = mostUnits.length - named.length
    return [
      `எல்லோருக்கும் கிடைக்க வேண்டும் என்பதற்காக, இப்போது இவ்வளவு மட்டுமே ஓடர் செய்யலாம்: ${named.join(', ')}${more > 0 ? `, மேலும் ${more} பொருட்கள்` : ''}.`,
      canBecomeKnown ? boundTexts.becomeKnown : boundTexts.payFirst,
      boundTexts.largeOrders,
    ].join(' ')
  },
  tooMuchUnpaid: ({ mostAmount, canBecomeKnown }) =>
    [
      `எல்லோருக்கும் கிடைக்க வேண்டும் என்பதற்காக, செலுத்தப்படாத ஓடர்களின் மொத்தம் ${amountOf(mostAmount)} இற்கு மேற்படக் கூடாது.`,
      canBecomeKnown ? boundTexts.becomeKnown : boundTexts.payFirst,
      boundTexts.largeOrders,
    ].join(' '),
  alreadyPlaced: 'இந்த ஓடர் ஏற்கெனவே செய்யப்பட்டது.',
  justOrdered:
    'இந்தக் கூடை சற்று முன்னர் வேறொரு சாளரத்தில் அல்லது சாதனத்தில் ஓடர் செய்யப்பட்டது. அந்த ஓடரை “ஓடர்கள்” பக்கத்தில் காணலாம்.',
  notCancellable:
    'இந்த ஓடரை இனி இங்கே இரத்துச் செய்ய முடியாது. அது உங்களுக்கு வேண்டாம் எனில் எங்களுக்கு எழுதவும்.',
  notPayable: 'செலுத்தப்படாத ஓடருக்கு மட்டுமே பணம் செலுத்தலாம்.',
  deliveryGone: orderTexts.deliveryGone,
  shopClosed: ({ opensOn }) =>
    `இப்போது ஓடர்களை ஏற்பதில்லை. மீண்டும் ஓடர்களை ஏற்கும் நாள் ${fullDate(opensOn, formats)}; உங்கள் கூடை அப்படியே இருக்கும்.`,
  callNotOffered:
    'பொருள் இல்லாதபோது இப்போது நாங்கள் அழைப்பெடுப்பதில்லை. இல்லாத பொருட்களுக்கு வேறொன்றைத் தெரிவு செய்யவும்.',
  noClaims: 'பிழையை இனி இங்கே அறிவிக்க முடியாது. எங்களுக்கு எழுதவும்.',
  claimWithoutPhoto: 'சேதமடைந்ததைக் காட்டும் ஒரு புகைப்படத்தையாவது சேர்க்கவும்.',
  unknownGoods: 'இந்தப் பொருட்களில் ஒன்று இந்த ஓடரில் இல்லை.',
  unknownPhoto: 'ஒரு புகைப்படம் இப்போது இல்லை. அதை மீண்டும் சேர்க்கவும்.',
  notToClaim: 'ஓடர் எங்கள் களஞ்சியத்திலிருந்து புறப்பட்ட பின்னர் பிழையை எங்களுக்கு அறிவிக்கலாம்.',
  claimTooLate: ({ endedAt }) =>
    `இதற்கான காலம் ${dateAndTime(endedAt, formats)} உடன் முடிந்தது. பதிலாக எங்களுக்கு எழுதவும்.`,
  claimedTooMuch:
    'இந்தப் பொருளைப் பற்றி ஏற்கெனவே எங்களுக்கு அறிவித்துள்ளீர்கள், அல்லது அதற்கான பணம் மீளளிக்கப்பட்டுள்ளது.',
  claimClosed: 'இதற்கிடையில் இதற்குப் பதிலளிக்கப்பட்டது அல்லது இது மீளப் பெறப்பட்டது.',
  unreadablePicture:
    'இதைப் படமாக வாசிக்க முடியவில்லை. JPEG, PNG, WebP, GIF, AVIF ஆகியவற்றை வாசிக்க முடியும்.',
  pictureTooLarge: ({ megabytes, megapixels }) =>
    `இந்தப் படம் மிகப் பெரியது: ${megabytes} MB, ${megapixels} மெகாபிக்சல் வரை மட்டுமே இருக்கலாம். அதைச் சிறிதாக்கி மீண்டும் சேர்க்கவும்.`,
  pictureWithMore: 'இந்தப் படத்தில் வேறேதோ மறைந்திருப்பதால் அதை ஏற்க முடியாது.',
  unknownPasskey:
    'இந்தக் கடவுச்சாவியால் இங்கே எந்தக் கணக்கையும் திறக்க முடியாது. மின்னஞ்சலும் கடவுச்சொல்லும் கொண்டு உள்நுழையவும்.',
  passkeyNotAdded: 'கடவுச்சாவியைச் சேர்க்க முடியவில்லை. மீண்டும் முயற்சிக்கவும்.',
  copiedPasskey:
    'இந்தக் கடவுச்சாவியின் பிரதி ஒன்று இருப்பதாகத் தெரிவதால் அது ஏற்கப்படவில்லை. வேறு வழியில் உள்நுழைந்து, அதை அகற்றவும்.',
  tooManyPasskeys: `ஆகக்கூடிய எண்ணிக்கையான ${mostPasskeys} கடவுச்சாவிகள் உங்களிடம் உள்ளன. முதலில் ஒன்றை அகற்றவும்.`,
  notDelivered: ({ areas }) => deliveryTexts.notServed(areas.join(', ')),
  belowMinimum: ({ missing, area }) => deliveryTexts.belowMinimum(amountOf(missing), area),
  slotTaken: ({ times }) => deliveryTexts.taken(times.join('; ')),
  slotMissing: ({ times }) => deliveryTexts.missing(times.join('; ')),
  noSlots: deliveryTexts.none,
  slotsEnded:
    'விநியோக நேரத்தை இனித் தெரிவு செய்ய முடியாது. ஓடர் எப்போது வரும் என்பதைப் பார்த்து, மீண்டும் ஓடர் செய்யவும்.',
  notCollected: 'ஓடர்களை இனி அங்கே பெற்றுக்கொள்ள முடியாது. மீண்டும் தெரிவு செய்யவும்.',
  notToChoose: 'இந்த ஓடரின் நேரத்தை இனி இங்கே தெரிவு செய்ய முடியாது. எங்களுக்கு எழுதவும்.',
  gatewayUnavailable: checkoutTexts.gatewayUnavailable,
}

export const faultTexts: Texts['faultTexts'] = {
  unavailable: 'கடை தற்போது இயங்கவில்லை. மீண்டும் முயற்சிக்கவும்.',
  cannotSave: 'தற்போது எதையும் சேமிக்க முடியவில்லை. சில நிமிடங்களின் பின்னர் மீண்டும் முயற்சிக்கவும்.',
}
