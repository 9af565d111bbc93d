import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

type Manner = 'takes it' | 'answers 500' | 'drops the connection' | 'keeps people waiting';

/** A form service on this machine, over HTTPS as sites demand it, that behaves as it is told. */
export interface FormService {
  /** A form that is kept waiting is answered once this changes. */
  manner: Manner;
  readonly port: number;
  /** Every form that arrived, field by field. */
  readonly arrived: Record<string, string>[];
  close(): void;
}

/** Undefined where there is no openssl to make a certificate with. */
export async function startFormService(folder: string): Promise<FormService | undefined> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=forms.example.test', '-keyout', key, '-out', cert],
  ]);
  if (made.status !== 0) return undefined;
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(204).end();
    service.arrived.push(await fieldsOf(request));
    await answer(service, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: FormService = {
    manner: 'takes it',
    port: (server.address() as AddressInfo).port, // it listens on a port, not on a pipe
    arrived: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(parts), { headers }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

async function answer(service: FormService, response: ServerResponse): Promise<void> {
  while (service.manner === 'keeps people waiting') await new Promise((resolve) => setTimeout(resolve, 50));
  const { manner } = service;
  if (manner === 'drops the connection') return void response.destroy();
  response.writeHead(manner === 'answers 500' ? 500 : 200, {
    'Content-Type': 'text/html',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(manner === 'answers 500' ? '<h1>Out of order</h1>' : '<h1>Thank you</h1>');
}
