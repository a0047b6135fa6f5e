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
  becomeKnown: 'ඔබේ විද්‍යුත් තැපැල් ලිපිනය තහවුරු කළ පසු, නැතහොත් පළමු ඇණවුම ගෙවූ පසු, මීට වඩා ඇණවුම් කළ හැකිය.',
  payFirst: 'මෙය ගෙවූ පසු ඉතිරිය ඇණවුම් කළ හැකිය.',
  largeOrders: 'විශාල ඇණවුමක් සඳහා අපට ලියන්න.',
}

function amountOf(rupees: string): string {
  return `${formats.currency} ${exactAmount(cents(Number(rupees)), formats)}`
}

export const refusalTexts: Texts['refusalTexts'] = {
  invalid: ({ fields = {} }) => Object.values(fields)[0] ?? 'ඉල්ලීම වලංගු නැත.',
  invalidJson: 'ඉල්ලීමේ අන්තර්ගතය වලංගු JSON නොවේ.',
  noSession: sessionTexts.ended,
  notSignedIn: 'පළමුව පිවිසෙන්න.',
  notYours: 'මෙය අයත් වන්නේ වෙනත් පාරිභෝගිකයෙකුටයි.',
  fromElsewhere: 'මේ ඉල්ලීම පැමිණියේ වෙළඳසැලේ පිටුවකින් නොවේ.',
  notFound: 'හමු නොවීය.',
  methodNotAllowed: 'මෙය මෙහිදී කළ නොහැකිය.',
  tooLarge: 'ඉල්ලීම විශාල වැඩියි.',
  notJson: 'ඉල්ලීමේ අන්තර්ගතය JSON ලෙස එවන්න.',
  tooOften: ({ retryAfterSeconds }) =>
    `උත්සාහ කළ වාර ගණන වැඩියි. ${waitInWords(retryAfterSeconds)} රැඳී සිට නැවත උත්සාහ කරන්න.`,
  busy: 'වෙළඳසැල මේ මොහොතේ ඉතා කාර්යබහුලයි. තත්පර කිහිපයකින් නැවත උත්සාහ කරන්න.',

  wrongCode: otpTexts.invalid,
  wrongLink: 'මේ සබැඳිය දැනටමත් භාවිත කර ඇත, නැතහොත් කල් ඉකුත් වී ඇත. අලුත් එකක් ඉල්ලන්න.',
  easyPassword:
    'මේ මුරපදය අනුමාන කිරීම පහසුයි: එය බොහෝ දෙනා යොදන එකකි, නැතහොත් ඔබේ නමෙන්, විද්‍යුත් තැපෑලෙන් හෝ වෙළඳසැලේ නමෙන් සෑදූ එකකි. වෙනත් එකක් තෝරන්න.',
  codesSuspended:
    'වැරදි කේත වැඩි ගණනක් යෙදූ නිසා ටික වේලාවකට කේත භාර නොගැනේ. ඒ වෙනුවට අපේ ලිපියේ ඇති සබැඳිය භාවිත කරන්න.',
  wrongCredentials: sessionTexts.wrongCredentials,
  accountBlocked: 'ඔබේ ගිණුම අවහිර කර ඇත. අප අමතන්න; අපි හේතුව කියමු.',
  passwordNeeded: 'විද්‍යුත් තැපැල් ලිපිනය වෙනස් කිරීමට ඔබේ මුරපදය ඇතුළත් කරන්න.',
  wrongOwnPassword: 'මෙය ඔබේ මුරපදය නොවේ.',
  emailTaken: 'මේ විද්‍යුත් තැපැල් ලිපිනයෙන් දැනටමත් ගිණුමක් ඇත.',

  tooManyPictures: `භාණ්ඩ ලැයිස්තුවක් සමඟ එවන්නේ පින්තූර ${mostInlinePictures}ක් දක්වා පමණි: ලැයිස්තුව පිටු වශයෙන් ඉල්ලන්න.`,
  unknownProduct: cartTexts.productUnknown,
  unknownPackage: cartTexts.packageUnknown,
  unknownCustomPackage: customPackageTexts.unknown,
  soldOut: ({ names, withdrawn }) =>
    [
      ...withdrawn.map(cartTexts.notSold),
      ...(names.length > 0 ? [`දැනට තොග අවසන්: ${names.join(', ')}.`] : []),
    ].join(' '),
  tooManyCustomPackages: 'තවත් පැකේජ සුරැකිය නොහැකිය. පළමුව එකක් මකන්න.',
  customPackageChanged:
    'ඔබ විවෘත කළ පසු මේ පැකේජය වෙනස් වී ඇත; වෙනත් උපාංගයකින් විය හැකිය. මෙහි ඇති දේ එලෙසම තබාගෙන ඇත: එය අනෙකට වෙනුවට තැබීමට නැවත සුරකින්න, අනෙක බැලීමට අවලංගු කරන්න.',
  unknownCart: cartTexts.missing,
  cartChanged: cartTexts.changedElsewhere,
  unknownRecipient: 'එවැනි ලිපිනයක් නැත.',
  tooManyStockAlerts: 'තවත් භාණ්ඩ ගැන දැනුම් දිය නොහැකිය. පළමුව එකක් ඉවත් කරන්න.',
  unknownPushService: 'මේ බ්‍රව්සරයට දැනුම්දීම් එවිය නොහැකිය.',
  tooManyFavourites: 'තවත් ප්‍රියතම භාණ්ඩ තබාගත නොහැකිය. පළමුව එකක් ඉවත් කරන්න.',
  tooManyRecipients: 'තවත් ලිපින සුරැකිය නොහැකිය. පළමුව එකක් මකන්න.',
  unknownCharity: 'එවැනි පුණ්‍යායතනයක් නැත.',

  nothingOrdered: 'මේ ඇණවුමේ කිසිවක් නැත.',
  tooExpensive: 'මේ ඇණවුම මාර්ගගතව ගෙවීමට විශාල වැඩියි.',
  unknownOrder: orderTexts.unknown,
  noOrders: paymentResultTexts.none,
  pricesChanged: 'ඔබ අවසන් වරට බැලූ පසු මිල වෙනස් වී ඇත. ඔබේ කූඩය බලන්න.',
  packageChanged: ({ packageName }) =>
    `ඔබ අවසන් වරට බැලූ පසු ඇතුළත ඇති දේ වෙනස් වී ඇත: ${packageName}. ඔබේ කූඩය බලන්න.`,
  otherTotal: 'මේ ඇණවුමේ මුළු එකතුව වෙනස් වී ඇත. ඔබේ ඇණවුම් නැවත පූරණය කරන්න.',
  outOfStock: ({ products }) => outOfStockText(products, cartTexts),
  tooManyUnits: ({ mostUnits, canBecomeKnown }) => {
    const named = mostUnits.slice(0, 5).map(({ name, most }) => `${name} (${most || 'නැත'})`)
    const more = mostUnits.length - named.length
    return [
      `හැමෝටම යමක් ඉතිරි වන සේ, ඔබට දැන් ඇණවුම් කළ හැක්කේ මෙපමණයි: ${named.join(', ')}${more > 0 ? ` සහ තවත් භාණ්ඩ ${more}ක්` : ''}.`,
      canBecomeKnown ? boundTexts.becomeKnown : boundTexts.payFirst,
      boundTexts.largeOrders,
    ].join(' ')
  },
  tooMuchUnpaid: ({ mostAmount, canBecomeKnown }) =>
    [
      `හැමෝටම යමක් ඉතිරි වන සේ, ඔබ තවම නොගෙවූ ඇණවුම්වල එකතුව ${amountOf(mostAmount)} ඉක්මවිය නොහැකිය.`,
      canBecomeKnown ? boundTexts.becomeKnown : boundTexts.payFirst,
      boundTexts.largeOrders,
    ].join(' '),
  alreadyPlaced: 'මේ ඇණවුම දැනටමත් කර ඇත.',
  justOrdered: 'මේ කූඩය වෙනත් පිටුවකින් හෝ උපාංගයකින් දැන් ඇණවුම් කර ඇත. එම ඇණවුම "ඇණවුම්" පිටුවේ ඇත.',
  notCancellable: 'මේ ඇණවුම දැන් මෙතැනින් අවලංගු කළ නොහැකිය. ඔබට එය එපා නම් අපට ලියන්න.',
  notPayable: 'ගෙවිය හැක්කේ තවම නොගෙවූ ඇණවුමකට පමණි.',
  deliveryGone: orderTexts.deliveryGone,
  shopClosed: ({ opensOn }) =>
    `අපි දැන් ඇණවුම් නොගනිමු. නැවත ඇණවුම් ගන්නා දිනය ${fullDate(opensOn, formats)}; ඔබේ කූඩය එලෙසම තබාගනිමු.`,
  callNotOffered: 'භාණ්ඩයක් නැති විට දැනට අපි දුරකථනයෙන් කතා නොකරමු. නැති භාණ්ඩ සඳහා වෙනත් දෙයක් තෝරන්න.',
  noClaims: 'ගැටලුවක් ගැන තවදුරටත් මෙහිදී දැනුම් දිය නොහැකිය. අපට ලියන්න.',
  claimWithoutPhoto: 'හානි වූ දේ පෙනෙන ඡායාරූපයක්වත් එක් කරන්න.',
  unknownGoods: 'මේ අයිතමවලින් එකක් මේ ඇණවුමේ නැත.',
  unknownPhoto: 'ඡායාරූපයක් තවදුරටත් නැත. එය නැවත එක් කරන්න.',
  notToClaim: 'ඇණවුම අපේ ගබඩාවෙන් පිටත් වූ පසු ගැටලුවක් ගැන අපට දැනුම් දිය හැකිය.',
  claimTooLate: ({ endedAt }) =>
    `මේ සඳහා කාලය අවසන් වූයේ ${dateAndTime(endedAt, formats)}. ඒ වෙනුවට අපට ලියන්න.`,
  claimedTooMuch: 'මේ අයිතමය ගැන ඔබ දැනටමත් අපට දන්වා ඇත; නැතහොත් එහි මුදල් ආපසු ලැබී ඇත.',
  claimClosed: 'මේ අතර මෙයට පිළිතුරු දී හෝ ඉල්ලා අස්කර ගෙන ඇත.',
  unreadablePicture: 'මෙය පින්තූරයක් ලෙස කියවිය නොහැකිය. JPEG, PNG, WebP, GIF සහ AVIF කියවිය හැකිය.',
  pictureTooLarge: ({ megabytes, megapixels }) =>
    `මේ පින්තූරය විශාල වැඩියි: MB ${megabytes}ක් සහ මෙගාපික්සල ${megapixels}ක් දක්වා පමණි. එය කුඩා කර නැවත එක් කරන්න.`,
  pictureWithMore: 'මේ පින්තූරය තුළ වෙනත් දෙයක් සැඟවී ඇති නිසා එය පිළිගත නොහැකිය.',
  unknownPasskey: 'මේ මුරයතුරෙන් මෙහි ගිණුමකට පිවිසිය නොහැකිය. විද්‍යුත් තැපෑලෙන් සහ මුරපදයෙන් පිවිසෙන්න.',
  passkeyNotAdded: 'මුරයතුර එක් කළ නොහැකි විය. නැවත උත්සාහ කරන්න.',
  copiedPasskey: 'මේ මුරයතුරේ පිටපතක් ඇති බව පෙනෙන නිසා එය පිළිගත නොහැකිය. වෙනත් ආකාරයකින් පිවිස, එය ඉවත් කරන්න.',
  tooManyPasskeys: `ඔබට තිබිය හැකි මුරයතුරු ${mostPasskeys}ම ඇත. පළමුව එකක් ඉවත් කරන්න.`,
  notDelivered: ({ areas }) => deliveryTexts.notServed(areas.join(', ')),
  belowMinimum: ({ missing, area }) => deliveryTexts.belowMinimum(amountOf(missing), area),
  slotTaken: ({ times }) => deliveryTexts.taken(times.join('; ')),
  slotMissing: ({ times }) => deliveryTexts.missing(times.join('; ')),
  noSlots: deliveryTexts.none,
  slotsEnded: 'බෙදාහරින වේලාවක් තවදුරටත් තේරිය නොහැකිය. ඇණවුම ලැබෙන්නේ කවදාදැයි බලා, නැවත ඇණවුම් කරන්න.',
  notCollected: 'ඇණවුම් තවදුරටත් එතැනින් ලබාගත නොහැකිය. නැවත තෝරන්න.',
  notToChoose: 'මේ ඇණවුමේ වේලාව මෙහිදී තවත් තේරිය නොහැකිය. අපට ලියන්න.',
  gatewayUnavailable: checkoutTexts.gatewayUnavailable,
}

export const faultTexts: Texts['faultTexts'] = {
  unavailable: 'වෙළඳසැල මොහොතකට ක්‍රියාත්මක නොවේ. නැවත උත්සාහ කරන්න.',
  cannotSave: 'වෙළඳසැලට මේ මොහොතේ කිසිවක් සුරැකිය නොහැකිය. මිනිත්තු කිහිපයකින් නැවත උත්සාහ කරන්න.',
}
