import { useRef, useState } from 'react';
import type { UploadedFileValue } from './uploaded-file.ts';

/**
 * A file that was chosen and is not held by the gateway yet. One that is refused is shown with the
 * reason, and is no part of the form.
 */
export type ChosenFile = {
  readonly key: number;
  readonly file: File;
  readonly refused: boolean;
};

interface ChosenFilesProps {
  held: readonly UploadedFileValue[];
  /** How many a request takes. */
  limit: number;
  onChange: (held: readonly UploadedFileValue[]) => void;
}

/**
 * The files of a field: those on their way, those that the gateway holds, and the names of those
 * that were too many.
 */
export function useChosenFiles({ held, limit, onChange }: ChosenFilesProps) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const keys = useRef(0);
  // several uploads may end between two renders
  const latest = useRef(held);
  latest.current = held;
  const files = useRef(new Map<string, File>());

  const coming = chosen.filter(({ refused }) => !refused).length;
  const drop = (key: number) => setChosen((before) => before.filter((one) => one.key !== key));
  const change = (next: readonly UploadedFileValue[]) => {
    latest.current = next;
    onChange(next);
  };
  return {
    chosen,
    leftOut,
    /** Whether a file is on its way, or waits to be tried again. */
    isBusy: coming > 0,
    isFull: held.length + coming >= limit,
    /** A held file that was chosen in this tab. */
    fileOf: (id: string) => files.current.get(id),
    add(added: readonly File[]) {
      const free = Math.max(0, limit - held.length - coming);
      const taken = added
        .slice(0, free)
        .map((file) => ({ key: ++keys.current, file, refused: false }));
      setChosen((before) => [...before, ...taken]);
      setLeftOut(added.slice(free).map(({ name }) => name));
    },
    hold(key: number, file: UploadedFileValue) {
      const own = chosen.find((one) => one.key === key);
      if (own) files.current.set(file.id, own.file);
      drop(key);
      change([...latest.current, file]);
    },
    refuse(key: number) {
      setChosen((before) =>
        before.map((one) => (one.key === key ? { ...one, refused: true } : one)),
      );
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
