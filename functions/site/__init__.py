"""The function behind the stack's custom resources: the page's way, the passphrase's hash, the table's end."""
