export const pictureTexts = {
  label: 'Picture',
  shown: 'The picture',
  none: 'No picture yet',
  /** A picture, or that there is none, where two editors compare what they have saved. */
  fact: (id: string) => `picture ${id}`,
  noFact: 'none',
  remove: 'Remove picture',
  adding: 'Adding the picture…',
  drop: 'Drop a picture here, or:',
  choose: 'Choose picture',
  takePhoto: 'Take photo',
  unknown: 'This picture is not there: add it again',
  limits: 'JPEG, PNG, WebP, GIF or AVIF. Large photographs are made smaller while they are added.',
  notAPicture: 'Only pictures can be added: JPEG, PNG, WebP, GIF or AVIF',
  unreadable: (fileName: string) => `“${fileName}” cannot be read. Choose it again.`,
}
