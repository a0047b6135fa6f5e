import type { Texts } from '../texts.ts'

export const offlineTexts: Texts['offlineTexts'] = {
  asOf: (time) => `இணையத் தொடர்பு இல்லை. நீங்கள் காண்பது ${time} நிலவரம். விலைகளும் கையிருப்பும் மாறியிருக்கலாம்.`,
}
