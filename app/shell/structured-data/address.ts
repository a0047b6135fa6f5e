/** Makes a public address of a path of the shop. */
export type AddressOf = (path: string) => string

/** A picture's public address; it may be one already. */
export function pictureAddress(picture: string, address: AddressOf): string {
  return picture.startsWith('/') ? address(picture) : picture
}
