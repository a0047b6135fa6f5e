/** The nginx of this machine: the one of NGINX_PATH, else the first on PATH. */
export function findNginx(): string | undefined
