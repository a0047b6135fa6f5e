/** A term, and the product that must come first; of several, each of the first three that are found must be one. */
export type Search = readonly [term: string, product: string | readonly string[]]

// Products of the demo shop that one word can mean: each of them is right in the first place.
export const rawRice = ['Red Raw Rice (Rathu Kekulu) 5 kg', 'White Raw Rice (Sudu Kekulu) 5 kg']
export const samba = ['Keeri Samba Rice 5 kg', 'White Samba Rice 5 kg']
export const nadu = ['White Nadu Rice 5 kg', 'Red Nadu Rice 5 kg']
export const bigRice = [...samba, ...nadu, ...rawRice]
export const rice = [
  ...bigRice,
  'Basmati Rice 1 kg',
  'Suwandel Rice 1 kg',
  'Milk Rice (Kiribath) Rice 1 kg',
  'Organic Red Rice 1 kg',
]
export const redRice = [
  'Red Nadu Rice 5 kg',
  'Red Raw Rice (Rathu Kekulu) 5 kg',
  'Organic Red Rice 1 kg',
]
export const bananas = ['Ambul Banana 1 kg', 'Kolikuttu Banana 1 kg']
export const chicken = [
  'Whole Chicken, Skinless 1 kg',
  'Chicken Breast, Boneless 500 g',
  'Chicken Drumsticks 1 kg',
  'Chicken Curry Cut 1 kg',
]
export const beef = ['Beef Boneless 500 g', 'Beef Mince 500 g']
export const eggs = ['Farm Eggs (pack of 10)', 'Organic Free-Range Eggs (pack of 10)']
export const freshFish = [
  'Yellowfin Tuna (Kelawalla) Steaks 500 g',
  'Skipjack Tuna (Balaya) Curry Cut 1 kg',
  'Seer Fish (Thora) Slices 500 g',
  'Trevally (Paraw) Curry Cut 1 kg',
  'Sardines (Salaya) 1 kg',
  'Indian Scad (Linna) 1 kg',
]
export const tuna = freshFish.slice(0, 2)
export const milk = ['Fresh Milk 1 L', 'Chocolate Milk 180 ml (pack of 6)']
export const cheese = ['Cheddar Cheese 200 g', 'Cheese Wedges (8 pieces)']
export const blackTea = ['Ceylon Black Tea BOPF 400 g', 'Ceylon Tea Bags (100 bags)']
export const tea = [...blackTea, 'Organic Green Tea 100 g']
export const bread = [
  'Sandwich Bread 450 g',
  'Roast Paan 350 g',
  'Fish Buns (Maalu Paan, pack of 3)',
]
export const sweetBuns = ['Tea Buns (pack of 4)', 'Kimbula Banis (pack of 3)']
export const buns = [...sweetBuns, 'Fish Buns (Maalu Paan, pack of 3)']
export const cashews = ['Roasted Cashew Nuts 200 g', 'Devilled Cashew Nuts 200 g']
export const chillies = ['Green Chillies 250 g', 'Chilli Powder 250 g', 'Chilli Flakes 200 g']
export const curryPowder = ['Roasted Curry Powder 250 g', 'Raw Curry Powder 250 g']
export const coconutOil = ['Coconut Oil 1 L', 'Organic Virgin Coconut Oil 375 ml']
export const kithul = ['Organic Kithul Treacle 375 ml', 'Organic Kithul Jaggery 500 g']
export const passionFruit = ['Passion Fruit 500 g', 'Passion Fruit Cordial 750 ml']
