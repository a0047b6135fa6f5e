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
  back: 'It came back, and can go out with another van. Or say here how much of it is brought or fetched by hand: the rest is given back in money.',
  kept: (name: string) => `Brought or fetched of ${name}`,
  save: 'Save',
  nothing: 'Nothing of it is sent. The money is given back.',
}
