import type { Texts } from '../texts.ts'

export const replacementTexts: Texts['replacementTexts'] = {
  title: 'மீண்டும் அனுப்ப வேண்டியவை',
  nothingToPay: 'முறைப்பாட்டுக்குப் பின். செலுத்த எதுவும் இல்லை.',
  ordered: (units, name) => `${units} × ${name}`,
  found: (name) => `இருந்த எண்ணிக்கை: ${name}`,
  missing: 'இல்லாதவற்றுக்குப் பணம் மீளளிக்கப்படும்.',
  bags: 'பைகள்',
  pack: 'பொதி செய்தாயிற்று',
  packed: (bags) => `பொதி செய்யப்பட்டது, பைகள்: ${bags}`,
  leave: 'களஞ்சியத்திலிருந்து அனுப்பு',
  left: (moment) => ['களஞ்சியத்திலிருந்து புறப்பட்டது ', moment],
  undo: 'இன்னும் புறப்படவில்லை',
  nothing: 'அதில் எதுவும் இருக்கவில்லை. பணம் மீளளிக்கப்படும்.',
}
