import type { Texts } from '../texts.ts'

export const onTheWayTexts: Texts['onTheWayTexts'] = {
  out: {
    subject: (order) => `ඔබේ #${order} ඇණවුම අද ලැබේ`,
    heading: 'ඔබේ ඇණවුම එමින් පවතී',
    left: (order) => `ඔබේ #${order} ඇණවුම අපේ ගබඩාවෙන් පිටත් වී ඇත. එය අද ලැබේ.`,
    leftFor: (order, hours) => `ඔබේ #${order} ඇණවුම අපේ ගබඩාවෙන් පිටත් වී ඇත. එය අද ලැබේ: ${hours}.`,
    bags: (count) => (count === 1 ? 'එක් මල්ලක්' : `මලු ${count}ක්`),
    load: 'මලු',
  },
  delivered: {
    subject: (order) => `ඔබේ #${order} ඇණවුම භාර දී ඇත`,
    preview: (time) => `${time} ට භාර දී ඇත.`,
    heading: 'ඔබේ ඇණවුම භාර දී ඇත',
    handedOver: (order, time) => `ඔබේ #${order} ඇණවුම ${time} ට භාර දී ඇත.`,
    receivedBy: 'භාර ගත්තේ',
    claims: (until) => `යමක් හානි වී හෝ අඩු වී තිබේද? ඇණවුමේ පිටුවෙන් අපට කියන්න. අවසන් වේලාව: ${until}.`,
  },
  nobodyHome: {
    subject: (order) => `#${order} ඇණවුම ගෙනාවත් ඔබව හමු වුණේ නැත`,
    preview: (time) => `අපි ${time} ට ආවත් ගෙදර කවුරුත් සිටියේ නැත.`,
    heading: 'අපි ආවත් ඔබව හමු වුණේ නැත',
    rang: (order, time) =>
      `අපි ඔබේ #${order} ඇණවුම ${time} ට ගෙනාවත් ගෙදර කවුරුත් සිටියේ නැත. එය නැවත අපේ ගබඩාවේ ඇත.`,
    next: (phone) => `අපි නැවත එමු, ඊට පෙර ඔබට ලියමු. වෙන දවසක් වඩා හොඳ නම් අපට කතා කරන්න: ${phone}.`,
  },
  timeOnDay: (time, day) => `${day}, ${time}`,
  title: 'බෙදාහැරීම',
  stages: {
    OUT: 'එය එමින් පවතී. අද ලැබේ.',
    DELIVERED: 'එය භාර දී ඇත.',
    NOBODY_HOME: 'අපි ආවත් ඔබව හමු වුණේ නැත. අපි නැවත එමු.',
    REFUSED: 'එය දොරකඩදී භාර ගත්තේ නැත. අපි ඔබට කතා කරමු.',
  },
  receivedBy: (name) => `භාර ගත්තේ: ${name}`,
  seePhoto: 'ඡායාරූපය බලන්න',
  photo: 'දොර ළඟ ඔබේ ඇණවුම',
  photoNotLoaded: 'ඡායාරූපය පෙන්විය නොහැකි විය. නැවත උත්සාහ කරන්න.',
}
