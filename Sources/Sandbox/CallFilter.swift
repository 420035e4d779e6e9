internal import CSeccomp
internal import Glibc
package import Linux

/// The system calls a worker may make: to read and write what it holds open, for memory, threads and time.
///
/// What else it tries is answered as if the kernel did not know the call, so that libraries take another way; a path is answered as
/// forbidden, and what only an intruder tries ends the process (reliability.md 3).
package enum CallFilter {
  /// `SCMP_ACT_*` are macros with casts, which Swift does not see.
  private static let allow: UInt32 = 0x7FFF_0000
  private static let kill: UInt32 = 0x8000_0000
  private static func refuse(_ code: Int32) -> UInt32 { 0x0005_0000 | UInt32(code) }

  private static let allowed: [StaticString] = [
    // What is open.
    "read", "readv", "pread64", "preadv", "preadv2", "write", "writev", "pwrite64", "pwritev", "pwritev2",
    "lseek", "close", "fstat", "fcntl", "dup", "dup3", "ftruncate", "fallocate", "fsync", "fdatasync",
    "fadvise64", "recvmsg", "sendmsg", "recvfrom", "sendto", "shutdown", "poll", "ppoll", "epoll_create1",
    "epoll_ctl", "epoll_wait", "epoll_pwait", "eventfd2", "copy_file_range",
    // Memory and threads.
    "munmap", "mremap", "madvise", "brk", "mlock", "munlock", "membarrier", "futex", "set_robust_list",
    "rseq",
    "set_tid_address", "exit", "exit_group", "sched_yield", "sched_getaffinity", "gettid", "getpid",
    "getppid",
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "rt_sigtimedwait", "sigaltstack",
    "restart_syscall", "getrusage", "getrandom", "uname", "sysinfo",
    // Time.
    "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "time",
  ]
  /// Paths: libraries look for settings and processors, and go on without.
  private static let paths: [StaticString] = [
    "open", "openat", "openat2", "creat", "stat", "lstat", "statx", "access", "faccessat", "faccessat2",
    "readlink",
    "readlinkat", "getcwd", "unlink", "unlinkat", "rename", "renameat", "renameat2", "mkdir", "mkdirat",
    "link",
    "linkat", "symlink", "symlinkat", "chmod", "fchmodat", "chown", "fchownat", "truncate",
  ]
  private static let deadly: [StaticString] = [
    "execve", "execveat", "fork", "vfork", "ptrace", "process_vm_readv", "process_vm_writev", "kill", "tkill",
    "pidfd_send_signal", "socket", "connect", "bind", "io_uring_setup", "unshare", "setns", "mount", "bpf",
    "userfaultfd", "init_module", "finit_module", "kexec_load", "keyctl", "add_key", "open_by_handle_at",
  ]

  /// Flags of clone(2), mmap(2), prctl(2) and fstatat(2), from the kernel's headers.
  private static let thread: UInt64 = 0x0001_0000
  private static let executable: UInt64 = 0x4
  private static let setName: UInt64 = 15
  private static let emptyPath: UInt64 = 0x1000

  /// Filters the calls of this thread and those it starts; nothing takes it back.
  ///
  /// New privileges are refused before, as the kernel asks.
  package static func raise() throws(LinuxError) {
    guard let filter = seccomp_init(refuse(ENOSYS)) else {
      throw LinuxError("seccomp", "begin a filter", code: ENOMEM)
    }
    defer { seccomp_release(filter) }
    for name in allowed { try add(filter, allow, name) }
    for name in paths { try add(filter, refuse(EACCES), name) }
    for name in deadly { try add(filter, kill, name) }
    // How abort() ends its own process.
    try add(filter, allow, "tgkill", where: [argument(0, has: UInt64(getpid()), of: .max)])
    // A thread, never a process; clone3 hides its flags from filters, so libraries fall back to clone.
    try add(filter, allow, "clone", where: [argument(0, has: thread, of: thread)])
    for name: StaticString in ["mmap", "mprotect"] {
      try add(filter, allow, name, where: [argument(2, has: 0, of: executable)])
    }
    try add(filter, allow, "prctl", where: [argument(0, has: setName, of: .max)])
    // Its own limits; the daemon sets them from outside.
    try add(
      filter, allow, "prlimit64", where: [argument(0, has: 0, of: .max), argument(2, has: 0, of: .max)])
    // fstat by another name.
    try add(filter, allow, "newfstatat", where: [argument(3, has: emptyPath, of: emptyPath)])
    // Whether a descriptor is a terminal: it is not.
    try add(filter, refuse(ENOTTY), "ioctl")
    let result = seccomp_load(filter)
    guard result == 0 else { throw LinuxError("seccomp", "load the filter", code: -result) }
  }

  private static func argument(_ index: UInt32, has value: UInt64, of mask: UInt64) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: index, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
  }

  /// A call this machine does not have needs no rule.
  private static func add(
    _ filter: scmp_filter_ctx, _ action: UInt32, _ name: StaticString, where conditions: [scmp_arg_cmp] = []
  ) throws(LinuxError) {
    let number = seccomp_syscall_resolve_name("\(name)")
    guard number >= 0 else { return }
    let result = seccomp_rule_add_array(filter, action, number, UInt32(conditions.count), conditions)
    guard result == 0 else { throw LinuxError("seccomp", "\(name)", code: -result) }
  }
}
