/** Loaded with the first passkey: a shop without any saves 30 MB, and a tenth of a second at its start. */
export async function loadLibrary() {
  const [verifying, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const { verifyRegistrationResponse, verifyAuthenticationResponse } = verifying
  const { decodeAttestationObject, decodeClientDataJSON } = helpers
  return {
    verifyRegistrationResponse,
    verifyAuthenticationResponse,
    decodeAttestationObject,
    decodeClientDataJSON,
  }
}

export type Library = Awaited<ReturnType<typeof loadLibrary>>
