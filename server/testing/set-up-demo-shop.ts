import { eq, inArray, or } from 'drizzle-orm'
import { seedDemoShop } from '../../demo/seed.ts'
import { readSettings } from '../config.ts'
import { withDatabase } from '../database/database-for-command.ts'
import { packageProducts, products } from '../database/schema.ts'
import { createLog } from '../log.ts'

/** More than all browser tests order, and not more than one line of a cart may have. */
const plenty = 900

/**
 * Sets up the demo shop in an empty data folder, with plenty of what most browser tests put into their carts, the first
 * product and the first package: as with any customers, their unpaid orders keep goods from each other.
 */
export async function setUpDemoShop(dataDir: string): Promise<void> {
  const log = createLog()
  await withDatabase(readSettings({ DATA_DIR: dataDir }), log, async (database) => {
    await seedDemoShop({ database, log })
    const inFirstPackage = database
      .select({ id: packageProducts.productId })
      .from(packageProducts)
      .where(eq(packageProducts.packageId, 1))
    await database
      .update(products)
      .set({ stockQuantity: plenty })
      .where(or(eq(products.id, 1), inArray(products.id, inFirstPackage)))
  })
}
