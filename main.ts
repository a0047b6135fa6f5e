import './server/process/quick-imports.ts'

const { runShop } = await import('./server/run-shop.ts')
const { demoCustomer } = await import('./demo/customer.ts')
const { seedDemoShop } = await import('./demo/seed.ts')

await runShop({ seed: seedDemoShop, customer: demoCustomer })
