/** The order of a list, and what is shown of it. */
export const listTexts = {
  form: 'Sort and filter',
  sort: 'Sort by',
  shopOrder: 'A bit of everything',
  bestMatch: 'Best match',
  sorts: {
    popular: 'Popular',
    cheapest: 'Price: low to high',
    dearest: 'Price: high to low',
    'per-measure': 'Price per kg, litre or piece',
    newest: 'Newest',
    name: 'Name',
  },
  filter: (chosen: number) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`),
  diet: 'Diet',
  anyDiet: 'Any',
  counted: (name: string, count: number) => `${name} (${count})`,
  from: 'LKR from',
  to: 'to',
  apply: 'Show',
  clear: 'Clear filters',
  noneChosen: 'Nothing here fits your filters.',
}
