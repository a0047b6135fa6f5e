import { normalizeNic } from '../domain/accounts/nic.ts'
import { normalizePhone } from '../domain/accounts/phone.ts'
import { shop } from '../domain/shop.ts'
import { hashPassword } from '../server/accounts/index.ts'
import type { Transaction } from '../server/database/connect.ts'
import { customPackageItems, customPackages, recipients, users } from '../server/database/schema.ts'
import type { DemoCustomer } from './catalogue.ts'
import { demoCustomer } from './customer.ts'
import { type IdOf, idsByName, type Shelves } from './seed-catalogue.ts'
import { seedOrders } from './seed-orders.ts'

/** Stores a customer with addresses, a custom package and past orders, so that no page is empty. */
export async function seedCustomer(tx: Transaction, customer: DemoCustomer, shelves: Shelves) {
  const [user] = await tx
    .insert(users)
    .values({
      name: customer.name,
      email: demoCustomer.email,
      emailConfirmedAt: new Date(),
      nic: normalizeNic(customer.nic),
      telephone: normalizePhone(customer.telephone),
      passwordHash: await hashPassword(demoCustomer.password),
    })
    .returning({
      id: users.id,
      billedName: users.name,
      billedEmail: users.email,
      billedTelephone: users.telephone,
    })
  if (!user) throw new Error('The demo customer was not stored')
  const { id: userId, ...billed } = user
  const addresses = await seedAddresses(tx, userId, customer)
  const customPackageId = await seedCustomPackages(tx, userId, customer, shelves)
  await seedOrders(tx, customer.orders, {
    userId,
    billed,
    addresses,
    shelves: { ...shelves, customPackageId },
  })
}

function seedAddresses(tx: Transaction, userId: number, { addresses }: DemoCustomer) {
  return tx
    .insert(recipients)
    .values(addresses.map((address) => ({ userId, country: shop.defaultCountry, ...address })))
    .returning()
}

async function seedCustomPackages(
  tx: Transaction,
  userId: number,
  { customPackages: own }: DemoCustomer,
  { productId }: Shelves,
): Promise<IdOf> {
  if (own.length === 0) return idsByName('custom package', [])
  const customPackageId = idsByName(
    'custom package',
    await tx
      .insert(customPackages)
      .values(
        own.map(({ name, description, budget }) => ({
          userId,
          name,
          description,
          budgetCents: budget ?? null,
        })),
      )
      .returning({ id: customPackages.id, name: customPackages.name }),
  )
  await tx.insert(customPackageItems).values(
    own.flatMap(({ name, items }) =>
      items.map(({ product, quantity }) => ({
        customPackageId: customPackageId(name),
        productId: productId(product),
        quantity,
      })),
    ),
  )
  return customPackageId
}
