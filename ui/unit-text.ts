/** A name with non-breaking spaces between amounts and their units, as in "500 g". */
export function unbrokenUnits(name: string): string {
  return name.replace(/(\d) (kg|g|ml|l|L|nuts?|pcs?)\b/g, '$1\u00a0$2')
}
