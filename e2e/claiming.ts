import sharp from 'sharp'
import { expect, type Page } from './fixtures.ts'

/** Adds a photograph to the form in which a customer says what is wrong. */
export async function addPhoto(form: ReturnType<Page['getByRole']>) {
  const photo = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#804020' },
  })
    .jpeg()
    .toBuffer()
  await form
    .getByLabel('Choose photo')
    .setInputFiles({ name: 'bag.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible()
}
