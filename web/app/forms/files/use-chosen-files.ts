import { useRef, useState } from 'react';
import type { HeldFile } from './held-file.ts';

/** A file that was chosen and is not held by the gateway yet. */
export type ChosenFile = { readonly key: number; readonly file: File };

interface ChosenFilesProps {
  held: readonly HeldFile[];
  /** How many a request takes. */
  limit: number;
  onChange: (held: readonly HeldFile[]) => void;
}

/** The files of a field: those on their way, those that the gateway holds, and the names of those that were too many. */
export function useChosenFiles({ held, limit, onChange }: ChosenFilesProps) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const keys = useRef(0);
  // several uploads may end between two renders
  const latest = useRef(held);
  latest.current = held;
  const files = useRef(new Map<string, File>());

  const drop = (key: number) => setChosen((before) => before.filter((one) => one.key !== key));
  const change = (next: readonly HeldFile[]) => {
    latest.current = next;
    onChange(next);
  };
  return {
    chosen,
    leftOut,
    isFull: held.length + chosen.length >= limit,
    /** A held file that was chosen in this tab. */
    fileOf: (id: string) => files.current.get(id),
    add(added: readonly File[]) {
      const free = Math.max(0, limit - held.length - chosen.length);
      const taken = added.slice(0, free).map((file) => ({ key: ++keys.current, file }));
      setChosen((before) => [...before, ...taken]);
      setLeftOut(added.slice(free).map(({ name }) => name));
    },
    hold(key: number, file: HeldFile) {
      const own = chosen.find((one) => one.key === key);
      if (own) files.current.set(file.id, own.file);
      drop(key);
      change([...latest.current, file]);
    },
    discard(key: number) {
      drop(key);
      setLeftOut([]);
    },
    remove(id: string) {
      change(latest.current.filter((one) => one.id !== id));
      setLeftOut([]);
    },
  };
}
