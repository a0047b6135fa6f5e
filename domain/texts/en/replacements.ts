/** What those read who pack what is sent again after a claim. */
export const replacementTexts = {
  title: 'To send again',
  nothingToPay: 'After a claim. There is nothing to pay.',
  ordered: (units: number, name: string) => `${units} × ${name}`,
  found: (name: string) => `Found of ${name}`,
  missing: 'What is not there is given back in money.',
  bags: 'Bags',
  pack: 'Packed',
  packed: (bags: number) => `Packed, bags: ${bags}`,
  leave: 'It leaves the store',
  left: <Part>(moment: Part) => ['It left the store at ', moment],
  undo: 'Not out after all',
  nothing: 'Nothing of it was there. The money is given back.',
}
