/** A name whose amounts keep their unit on the same line: "500 g" never breaks. */
export function unbrokenUnits(name: string): string {
  return name.replace(/(\d) (kg|g|ml|l|L|nuts?|pcs?)\b/g, '$1\u00a0$2')
}
