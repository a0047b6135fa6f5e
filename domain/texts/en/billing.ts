/** What numbered invoices and credit notes say in addition. */
export const billingTexts = {
  invoiced: 'Date of invoice',
  order: 'Order',
  vatNumber: (number: string) => `VAT number ${number}`,
  taxed: (percent: number) => `Taxed at ${percent} %, with VAT`,
  vat: (percent: number) => `VAT ${percent} %`,
  exempt: 'Exempt from VAT',
  exemptGoods: (names: string) => `Exempt from VAT: ${names}`,
  creditVat: 'VAT in this',
}
