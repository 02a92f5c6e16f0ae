import type { BackendConfig, PlatformConfig } from '../../config/config.ts';
import type { Backend } from '../../core/backend.ts';
import { unreachable } from '../../core/unreachable.ts';
import { backendOf } from '../../protocols/backends.ts';
import { adaptToAzure } from './azure.ts';
import { adaptToBedrock } from './bedrock.ts';
import { adaptToVertex } from './vertex.ts';

/** How requests of a backend are written: those of its protocol, as its platform takes them. `undefined` where it replays fixtures. */
export function vendorOf({ protocol, platform }: Pick<BackendConfig, 'protocol' | 'platform'>): Backend | undefined {
  const vendor = backendOf(protocol);
  return vendor && platform ? adaptTo(platform, vendor) : vendor;
}

function adaptTo(platform: PlatformConfig, vendor: Backend): Backend {
  switch (platform.kind) {
    case 'azure':
      return adaptToAzure(vendor, platform);
    case 'bedrock':
      return adaptToBedrock(vendor, platform);
    case 'vertex':
      return adaptToVertex(vendor, platform);
    default:
      return unreachable(platform);
  }
}
