import { cast, lit } from './lit.ts'
import { deeper, ellipse, gloss, line, path, within } from './shapes.ts'

/** A roasted coffee bean. */
export function coffeeBean(): string {
  return ellipse(50, 50, 46, 34, '#4a2c18') + line('M8 46C30 30 60 70 92 52', '#2a160c', 7)
}

/** A large bottle of water with its handle. */
export function drinkingWater(): string {
  const outline =
    'M38 14H62C64 24 80 26 84 38L86 88C86 95 82 98 76 98H24C18 98 14 95 14 88L16 38C20 26 36 24 38 14z'
  const water = '#7cc4e8'
  return [
    lit(
      path(outline, '#d9eef8') +
        within(
          outline,
          path('M0 34C30 38 70 38 100 34V100H0z', water) +
            line('M14 50C36 56 64 56 86 50M14 84C36 90 64 90 86 84', deeper(water, 0.25), 2, 0.6),
        ),
      'full',
    ),
    ellipse(50, 35, 32, 3.4, '#b5e0f4'),
    lit(
      path('M14 56C36 62 64 62 86 56V78C64 84 36 84 14 78z', '#2f78c0') +
        path('M14 74C36 80 64 80 86 74V78C64 84 36 84 14 78z', '#fffdf7'),
      'flat',
    ),
    `<g transform="translate(50 68)">${path('M0 -9C4 -3 7 0 7 3.6C7 7.4 4 9 0 9S-7 7.4 -7 3.6C-7 0 -4 -3 0 -9z', '#fffdf7')}</g>`,
    gloss(25, 52, 2.6, 26, { strength: 0.85 }),
    gloss(78, 46, 1.6, 12, { strength: 0.7 }),
    cast(lit(path('M36 2H64V16H36z', '#2f78c0'), 'flat')),
    `<g filter="url(#thin)">${line('M62 22C84 10 96 22 84 36', '#2f78c0', 5)}</g>`,
  ].join('')
}
