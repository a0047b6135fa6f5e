export const charitiesTexts = {
  title: 'Charities',
  all: 'All charities',
  charity: 'Charity',
  add: 'Add charity',
  added: (name: string) => `${name} is added. Customers see it once it is published.`,
  save: 'Save',
  columns: {
    charity: 'Charity',
    subName: 'In short',
    pictures: 'Pictures',
    state: 'State',
  },
  facts: {
    name: 'Name',
    subName: 'In short',
    description: 'Description',
    pictures: 'Pictures',
  },
  gallery: {
    title: 'Gallery',
    picture: (number: number) => `Picture ${number}`,
    moveForward: (number: number) => `Move picture ${number} forward`,
    remove: (number: number) => `Remove picture ${number}`,
    add: 'Add a picture',
  },
}
