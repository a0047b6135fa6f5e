import type { Texts } from '../texts.ts'

export const repaymentTexts: Texts['repaymentTexts'] = {
  pay: 'දැන් ගෙවන්න',
  paying: 'සකසමින්…',
  processing: 'ගෙවීම සකසමින්…',
  redirecting: 'ගෙවීම් සේවාව වෙත යොමු කරමින්…',
  refused: 'නැවත ගෙවීමට නොහැකි විය',
  failed: 'නැවත ගෙවීමට නොහැකි විය. නැවත උත්සාහ කරන්න.',
}

export const orderTexts: Texts['orderTexts'] = {
  head: (shop) => ({
    title: 'ඇණවුම්',
    description: `ඔබේ ${shop} ඇණවුම්: ගෙවීමට ඇති, ගෙවා ඇති සහ ලැබී ඇති ඒවා.`,
    keywords: ['ඇණවුම්', 'පෙර ඇණවුම්', 'ගෙවීම', shop],
  }),
  loading: 'ඇණවුම් පූරණය වෙමින්',
  notLoadedTitle: 'ඇණවුම් පූරණය කිරීමේ දෝෂයකි',
  notLoaded: 'ඇණවුම් ලබාගත නොහැකි විය',
  refresh: 'නැවත පූරණය කරන්න',
  refreshing: 'නැවත පූරණය වෙමින්…',
  byStatus: 'තත්ත්වය අනුව ඇණවුම්',
  filters: { All: 'සියල්ල', PENDING: 'ගෙවීමට ඇති', PAID: 'ගෙවූ', COMPLETED: 'සම්පූර්ණ' },
  emptyTitle: 'ඇණවුම් හමු නොවීය',
  emptyAll: 'ඔබ තවම ඇණවුම් කර නැත.',
  emptyFiltered: (status) => `${status} ඇණවුම් නැත.`,
  numbered: (number, readOut) => [readOut('ඇණවුම '), number],
  view: 'ඇණවුම බලන්න',
  back: 'ආපසු ඇණවුම් වෙත',
  details: 'ඇණවුමේ විස්තර',
  info: 'ඇණවුම ගැන',
  id: 'ඇණවුම් අංකය',
  date: 'දිනය',
  type: 'වර්ගය',
  types: {
    customPackage: 'ඔබේම පැකේජය',
    package: 'සූදානම් කළ පැකේජය',
    product: 'තනි භාණ්ඩ',
    mixed: 'මිශ්‍ර ඇණවුම',
  },
  paymentInfo: 'ගෙවීම ගැන',
  method: 'ක්‍රමය',
  unnamedMethod: 'මාර්ගගත ගෙවීම',
  transaction: 'ගනුදෙනු අංකය',
  noTransaction: 'නැත',
  status: 'තත්ත්වය',
  statuses: {
    PENDING: 'ගෙවීමට ඇත',
    PAID: 'ගෙවා ඇත',
    COMPLETED: 'සම්පූර්ණයි',
    CANCELLED: 'අවලංගුයි',
    UNKNOWN: 'නොදනී',
  },
  promises: {
    delivered: {
      PENDING: 'අද ගෙවුවොත් ලැබීමට නියමිත දිනය',
      PAID: 'ලැබීමට නියමිත දිනය',
      COMPLETED: 'පොරොන්දු වූ දිනය',
    },
    collected: {
      PENDING: 'අද ගෙවුවොත් සූදානම් වන දිනය',
      PAID: 'සූදානම් වන දිනය',
      COMPLETED: 'පොරොන්දු වූ දිනය',
    },
  },
  promisesOf: {
    delivered: {
      PENDING: (day) => ['අද ගෙවුවොත් ', day, ' වන විට ලැබේ'],
      PAID: (day) => [day, ' වන විට ලැබේ'],
      COMPLETED: (day) => [day, ' වන විට ලබා දීමට පොරොන්දු විය'],
    },
    collected: {
      PENDING: (day) => ['අද ගෙවුවොත් ', day, ' වන විට සූදානම් වේ'],
      PAID: (day) => [day, ' වන විට සූදානම් වේ'],
      COMPLETED: (day) => [day, ' වන විට සූදානම් කිරීමට පොරොන්දු විය'],
    },
  },
  notes: 'සටහන්',
  hasNotes: 'සටහන් ඇත',
  noNotes: 'සටහන් නැත',
  deliverTo: 'බෙදාහැරීමේ ලිපිනය',
  packageLines: 'පැකේජ',
  productLines: 'තනි භාණ්ඩ',
  unnamedPackage: 'පැකේජය',
  unnamedCustomPackage: 'ඔබේම පැකේජය',
  packageCount: (count) => (count === 1 ? 'එක්\u00a0පැකේජයක්' : `පැකේජ\u00a0${count}ක්`),
  productCount: (count) => (count === 1 ? 'එක්\u00a0භාණ්ඩයක්' : `භාණ්ඩ\u00a0${count}ක්`),
  summary: 'සාරාංශය',
  packages: 'පැකේජ',
  products: 'භාණ්ඩ',
  collectAt: 'ඔබ ඇවිත් ගන්නා තැන',
  deliveryFee: 'බෙදාහැරීමේ ගාස්තුව',
  savings: 'මුළු ඉතිරිය',
  total: 'මුළු එකතුව',
  missing: (goods) => `ඔබේ ගෙවීම ලැබෙන විට තොග අවසන් වූ භාණ්ඩ: ${goods}. වැඩි විස්තර දැනගත් විගස අපි ඔබට ලියමු.`,
  deliveryGone:
    'මේ භාණ්ඩ එක් කළ ඇණවුම දැනටමත් පිටත් වී හෝ අවලංගු කර ඇති නිසා, එය සමඟ මේවා එවිය නොහැකිය. මේවා නැවත ඇණවුම් කරන්න.',
  showMore: 'තවත් ඇණවුම් බලන්න',
  unknown: 'එවැනි ඇණවුමක් නැත.',
  again: {
    order: 'නැවත ඇණවුම් කරන්න',
    onceMoreTitle: 'දැනටමත් ඔබේ කූඩයේ ඇත',
    onceMore: 'මේ ඇණවුම මේ දැන් ඔබේ කූඩයට දමා ඇත. එහි සියල්ල තවත් වරක් දමන්නද?',
    addOnceMore: 'තවත් වරක් දමන්න',
    all: 'මේ ඇණවුමේ සියල්ල අද මිලට ඔබේ කූඩයේ ඇත.',
    some: 'තවම ඇති දේ අද මිලට ඔබේ කූඩයේ ඇත. කූඩයේ නැති දේ:',
    none: 'මේ ඇණවුමේ කිසිවක් දැන් නැත:',
    notSold: (name) => `${name} දැන් අලෙවියට නැත.`,
    deleted: (name) => `${name} දැන් ඔබේ පැකේජ අතර නැත.`,
    soldOut: (name) => `${name}: තොග අවසන්.`,
    fewerLeft: (name, left, ordered) => `${name}: ඇණවුම් කළේ ${ordered}ක්; ඉතිරිව ඇත්තේ ${left}ක් පමණි.`,
    otherContents: (name) => `${name}: ඔබ ඇණවුම් කළ පසු ඇතුළත ඇති දේ වෙනස් වී ඇත.`,
  },
  invoice: 'ඉන්වොයිසිය',
  noInvoice: 'මේ ඇණවුමට ඉන්වොයිසියක් නැත: ඉන්වොයිසි ඇත්තේ ගෙවූ ඇණවුම්වලට පමණි.',
}

export const cancellationTexts: Texts['cancellationTexts'] = {
  open: 'ඇණවුම අවලංගු කරන්න',
  title: (orderId) => `#${orderId} ඇණවුම අවලංගු කරන්නද?`,
  unpaid: 'එහි භාණ්ඩ නැවත අපේ තොගයට එකතු වේ. අපි ඔබෙන් මුදල් අය නොකරමු. එය නැවත ලබාගත නොහැකිය.',
  paid: (amount) =>
    `එහි භාණ්ඩ නැවත අපේ තොගයට එකතු වේ. අපි ${amount} ඔබ ගෙවූ ක්‍රමයටම ආපසු ගෙවමු. එය නැවත ලබාගත නොහැකිය.`,
  confirm: 'අවලංගු කරන්න',
  keep: 'ඇණවුම තබාගන්න',
  done: 'ඔබේ ඇණවුම අවලංගු කර ඇත.',
  failed: 'ඔබේ ඇණවුම අවලංගු කළ නොහැකි විය. නැවත උත්සාහ කරන්න.',
}

export const moneyBackTexts: Texts['moneyBackTexts'] = {
  tooMuch: {
    owed: (amount) =>
      `ඔබ මේ ඇණවුමේ මිලට වඩා ${amount} වැඩියෙන් ගෙවා ඇත. අපි එය ඔබට ආපසු ගෙවමු; ඔබ කිසිවක් කළ යුතු නැත.`,
    underWay: (amount) =>
      `ඔබ මේ ඇණවුමේ මිලට වඩා ${amount} වැඩියෙන් ගෙවා ඇත. අපි එය ඔබ ගෙවූ ක්‍රමයටම ආපසු ගෙවමින් සිටිමු.`,
    made: (amount) =>
      `ඔබ මේ ඇණවුමේ මිලට වඩා ${amount} වැඩියෙන් ගෙවා ඇත. එය ඔබ ගෙවූ ක්‍රමයටම ආපසු ගෙවා ඇත; ඔබේ බැංකු ගිණුමේ පෙනීමට දින කිහිපයක් ගත විය හැකිය.`,
  },
  ofPrice: {
    owed: (amount) => `ඔබේ ගෙවීමෙන් ${amount} අපි ඔබට ආපසු ගෙවමු; ඔබ කිසිවක් කළ යුතු නැත.`,
    underWay: (amount) => `ඔබේ ගෙවීමෙන් ${amount} අපි ඔබට ආපසු ගෙවමින් සිටිමු.`,
    made: (amount) =>
      `ඔබේ ගෙවීමෙන් ${amount} ඔබට ආපසු ගෙවා ඇත; ඔබේ බැංකු ගිණුමේ පෙනීමට දින කිහිපයක් ගත විය හැකිය.`,
  },
  cancelled: {
    owed: (amount) =>
      `මේ ඇණවුම අවලංගු කළ පසු ඔබේ ${amount} ගෙවීම ලැබී ඇත. අපි එය ඔබට ආපසු ගෙවමු; ඔබ කිසිවක් කළ යුතු නැත.`,
    underWay: (amount) => `මේ ඇණවුම අවලංගු කර ඇත. අපි ${amount} ඔබ ගෙවූ ක්‍රමයටම ආපසු ගෙවමින් සිටිමු.`,
    made: (amount) =>
      `මේ ඇණවුම අවලංගු කර ඇත. ${amount} ඔබ ගෙවූ ක්‍රමයටම ආපසු ගෙවා ඇත; ඔබේ බැංකු ගිණුමේ පෙනීමට දින කිහිපයක් ගත විය හැකිය.`,
  },
  hasGoneBack: 'මේ ඇණවුම අවලංගු කර ඇත. ඔබේ ගෙවීම දැනටමත් ආපසු ගෙවා ඇත.',
  nothingCharged: 'මේ ඇණවුම අවලංගු කර ඇත; එයට ඔබෙන් මුදල් අය කර නැත.',
}

export const invoiceTexts: Texts['invoiceTexts'] = {
  head: (shop) => ({
    title: (orderId: string) => `ඉන්වොයිසිය ${orderId}`,
    description: `ගෙවූ ${shop} ඇණවුමක, මුද්‍රණය කළ හැකි ඉන්වොයිසිය.`,
    keywords: ['ඉන්වොයිසිය', 'ඇණවුම', 'ගෙවීම', shop],
  }),
  backToOrder: (number) => `ආපසු ${number} ඇණවුමට`,
  print: 'මුද්‍රණය කරන්න',
  title: 'ඉන්වොයිසිය',
  number: 'ඉන්වොයිසි අංකය',
  ordered: 'ඇණවුම් කළ දිනය',
  paid: 'ගෙවූ දිනය',
  paidWith: 'ගෙවූ ක්‍රමය',
  transaction: 'ගනුදෙනු අංකය',
  billedTo: 'ගෙවන්නා',
  deliverTo: 'බෙදාහැරීමේ ලිපිනය',
  item: 'අයිතමය',
  price: 'මිල',
  quantity: 'ප්‍රමාණය',
  amount: 'මුදල',
  beforeDiscount: 'වට්ටමට පෙර',
  discount: 'වට්ටම',
  deliveryFee: 'බෙදාහැරීමේ ගාස්තුව',
  total: 'ගෙවූ මුළු මුදල',
}
