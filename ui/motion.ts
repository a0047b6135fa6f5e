/** How long something stands on the screen before it goes, in milliseconds (specification, section 9). */
export const minimumLoadingMs = 500
export const toastMs = 3000
export const rotationMs = 3000
