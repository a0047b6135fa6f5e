/** Makes absolute URLs of the shop's paths: of a page in its language, and of a file. */
export type AddressOf = { page: (path: string) => string; file: (path: string) => string }

/** A picture's absolute URL; `picture` may already be one. */
export function pictureAddress(picture: string, address: AddressOf): string {
  return picture.startsWith('/') ? address.file(picture) : picture
}
