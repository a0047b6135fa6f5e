/** What may be cancelled, returned and replaced, in the same words on the privacy page and in the terms. */
export const refundRules = [
  'ඇණවුමක් අවලංගු කළ හැක්කේ එය යැවීමට පෙර පමණි.',
  'දෝෂ සහිත හෝ හානි වූ ඒවා හැර, යැවූ ඇණවුම් ආපසු භාර නොගැනෙන අතර ඒවාට මුදල් ආපසු ගෙවනු නොලැබේ.',
  'හානි වූ භාණ්ඩ ගැන, බෙදාහැරීමෙන් පැය 24ක් ඇතුළත දැන්විය යුතුය.',
  'වැරදි භාණ්ඩයක් වෙනුවට නිවැරදි භාණ්ඩය දෙනු ලැබේ.',
] as const

/** In the same words there. An order's page has the button while it can be cancelled, if the shop's owner allows that. */
export const howToCancel =
  'ඇණවුමේ පිටුවේ ඒ සඳහා බොත්තමක් ඇති තාක් එයින් අවලංගු කරන්න; නැත්නම් ඇණවුම් අංකය සඳහන් කර අපට ලියන්න.'
