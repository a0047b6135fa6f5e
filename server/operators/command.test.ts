import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { operatorCommandIn } from '../testing/operator-command.ts'
import { aDataFolder } from '../testing/start-shop.ts'

test('the command that adds somebody without an account says what to do first', async () => {
  const { databaseUrl } = await openShop()
  const said = operatorCommandIn(await aDataFolder(), ['add', 'nobody@example.com', 'picker'], {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'x'.repeat(32),
  })
  await expect(said).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no account with this email. Sign up in the shop with it first.\n',
  })
})
