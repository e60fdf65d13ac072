/** An `XMLHttpRequest` that asks a `fetch`, and says once that half of it has been sent. */
export const requestOver = (ask: typeof fetch) =>
  class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    #address = '';
    #method = 'GET';
    #headers = new Headers();
    #answer = new Headers();
    open(method: string, address: string) {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.#answer.get(name);
    }
    abort() {
      this.onabort?.();
    }
    send(body: FormData) {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      ask(this.#address, { method: this.#method, headers: this.#headers, body }).then(
        async (response) => {
          this.#answer = response.headers;
          this.status = response.status;
          this.responseText = await response.text();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  };
