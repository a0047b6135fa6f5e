/** This machine's nginx: NGINX_PATH, or otherwise the first one on PATH. */
export function findNginx(): string | undefined
